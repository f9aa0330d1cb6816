import type { PolicyCopy } from "../policies/policy-copy";

export const en: PolicyCopy = {
  meta: {
    title: "General terms and conditions | {name}",
    description:
      "The terms on which {name} in {town} makes, hosts and maintains websites: quotes, payment, notice, delivery and liability.",
    updated: "2025-05-01",
  },
  title: "General terms and conditions",
  lead: "What you may expect of us, and we of you. These terms belong to every quote and every agreement.",
  summary: [
    "A quote is valid for {contract.quoteValidDays} days, and you accept it in writing. Online or by e-mail counts as writing.",
    "You pay within {contract.paymentDays} days of the invoice date.",
    "The notice period is {contract.generalNoticeMonths} months. For the Starter, Growth and Pro packages it is {contract.noticeMonths} month, after the first {contract.minimumMonths} months.",
    "A website you have bought and paid for is yours to use, change and take with you. Your domain name stays yours.",
  ],
  sections: [
    {
      id: "definitions",
      title: "Definitions and scope",
      body: [
        {
          clauses: [
            "We: {legalName}, established at {street} in {town}, the Netherlands, registered with the Chamber of Commerce (KvK) under number {kvk}. You: the business or organisation that gives us an assignment or asks for a quote.",
            "Website: the website or online shop that we make for you, with everything that belongs to it. Package: a Starter, Growth (Groei) or Pro subscription. In writing: on paper, by e-mail or, for a quote, online with the link we sent you.",
            "These terms apply to all our offers, quotes and agreements. Your own terms apply only if we have confirmed so in writing.",
            "Our services are meant for those who act in the course of a profession or business.",
            "If we agree on something that differs from these terms, that agreement takes precedence once it is in writing.",
          ],
        },
        "How to reach us:",
        { show: "contact" },
      ],
    },
    {
      id: "quotes",
      title: "Quotes and agreement",
      body: [
        {
          clauses: [
            "A quote is without obligation and valid for {contract.quoteValidDays} days from the date on it, unless it says otherwise.",
            "The agreement comes into being when you accept the quote in writing within {contract.quoteValidDays} days. If you accept later, we may revise the quote.",
            "We base a quote on what you tell us. If that turns out to be incomplete or incorrect, we adjust the quote in consultation with you.",
            "An obvious mistake or slip of the pen in a quote or on our website does not bind us.",
            "If you want more, or something else, while work is under way, we tell you beforehand what it costs. Additional work starts only once you have agreed.",
          ],
        },
      ],
    },
    {
      id: "payment",
      title: "Prices and payment",
      body: [
        {
          clauses: [
            "Our prices exclude VAT, unless stated otherwise.",
            "You pay an invoice within {contract.paymentDays} days of the invoice date.",
            "We ask for no payment up front: we only invoice the website itself once you have approved it. We invoice subscriptions monthly{terms.invoiced}.",
            "If you are late, we first send you a reminder. If you still do not pay, you are in default and we charge interest of {contract.interestPercentPerMonth}% per month on the amount outstanding, or the statutory rate if that is higher. Part of a month counts in proportion.",
            "You pay the reasonable costs of collecting a debt, calculated under the Dutch Extrajudicial Collection Costs (Fees) Decree.",
            "If payment does not follow after a written warning, we may suspend our work and services until you have paid.",
            "If you disagree with an invoice, tell us within fourteen days of the invoice date. You pay the part you do agree with on time.",
            "We may adjust the prices of continuing services once a year. We announce it {contract.generalNoticeMonths} months in advance. You may then give notice to end the service on the day the new price takes effect.",
          ],
        },
      ],
    },
    {
      id: "term-and-notice",
      title: "Term and notice",
      body: [
        {
          clauses: [
            "An assignment to make something ends when the work has been delivered and paid for.",
            "A continuing agreement is entered into for an indefinite time. Either of us may end it in writing with a notice period of {contract.generalNoticeMonths} months.",
            "The Starter, Growth and Pro packages are an exception to 4.2: a minimum term of {contract.minimumMonths} months, after which they can be ended monthly with a notice period of {contract.noticeMonths} month. The subscription starts on the day the website goes live. If you give notice in month {contract.minimumMonths}, the package runs to the end of month {contract.firstEnd}.",
            "If you switch to another package, you pay the difference from the day you switch. The minimum term does not start again.",
            "Either of us may end the agreement at once if the other seriously falls short and does not put it right within a reasonable time after a written warning, is declared bankrupt or is granted a suspension of payments.",
            "At the end we give you your texts, images and data in a common format and cooperate in moving your domain name and, if you have bought the website, the website. Thirty days after the end we may delete what is still with us.",
          ],
        },
      ],
    },
    {
      id: "performance",
      title: "Performance and delivery times",
      body: [
        {
          clauses: [
            "We do our work as well as may be expected of a competent agency. We cannot guarantee a result such as a position on Google or a number of enquiries.",
            "We usually deliver a complete website, also as the Starter package, in {delivery.starter}, the Growth package in {delivery.groei}, any other simple website in {delivery.simple}, an online shop in {delivery.pro} and larger custom work in {delivery.complex}. Delivery times are targets, not deadlines, unless we have agreed so in writing.",
            "The delivery time starts once we have everything we need from you: copy, images, access and approval. If the work is waiting for you, the delivery time moves with it.",
            "You make sure that what you supply is correct and that you may use it.",
            "We may engage others. We remain responsible for their work as for our own.",
          ],
        },
      ],
    },
    {
      id: "approval",
      title: "Delivery and approval",
      body: [
        {
          clauses: [
            "We show you the work before it goes live. You then have fourteen days to respond.{terms.correctionRounds}",
            "If there are defects compared with what was agreed, we put them right free of charge and submit the work to you again.",
            "The work is approved when you say so in writing, when you start using the website, or when we hear nothing within seven days of a reminder.",
            "Minor points that do not hinder use do not hold up approval. We resolve them afterwards.",
          ],
        },
      ],
    },
    {
      id: "hosting",
      title: "Hosting, maintenance and support",
      body: [
        {
          clauses: [
            "If you take hosting from us, the website is on {dutchServers}, we keep it available and make a backup every day. If you take maintenance, we keep the software up to date. A package includes both.",
            "You can report faults day and night by chat and e-mail. On working days you get an answer within {supportAnswerWithinHours} hours.",
            "We do maintenance that causes inconvenience at quiet hours as far as possible, and announce it. Percentages of availability that we mention are targets and exclude announced maintenance.",
            "The changes included in your package are changes to {changesScope}. New parts or a new design are additional work.",
            "You do not use the hosting for anything unlawful, to send spam or in a way that hinders others. If that happens, we may step in. We let you know at once.",
            "We register domain names in your name. The terms of the registry, such as SIDN for .nl, apply as well.",
          ],
        },
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      body: [
        {
          clauses: [
            "What you supply remains yours. You permit us to use it for your assignment.",
            "What we make is protected by our copyright. Once you have paid for a website, you receive a permanent right of use that we cannot withdraw: you may use it without limit in time, change it, have it changed and move it to another provider. If you sell your business, that right goes with it. With a subscription you may use the website for as long as the subscription runs, unless the quote says otherwise.",
            "Building blocks of our own that we use for several customers, and software, fonts and images by others, come under their own licence. We tell you which these are.",
            "We may show your website as an example of our work and put our name in small print at the bottom. If you would rather not, a message is enough.",
            "You guarantee that what you supply does not infringe the rights of others. If someone holds us to account for it, you compensate our loss.",
          ],
        },
      ],
    },
    {
      id: "data",
      title: "Data and confidentiality",
      body: [
        {
          clauses: [
            "How we handle your personal data is in our [privacy policy](page:privacy).",
            "If we process data of your customers or visitors for you, we are a processor within the meaning of the GDPR and conclude a data processing agreement with you.",
            "What we share with each other in confidence, we both keep confidential, including after the agreement has ended.",
            "You keep to yourself the login details you receive from us. If you think someone else knows them, tell us straight away.",
          ],
        },
      ],
    },
    {
      id: "liability",
      title: "Liability",
      body: [
        {
          clauses: [
            "If we fail to meet an obligation and are to blame, first give us the opportunity in writing to put it right.",
            "Our liability is limited to the amount you paid for the assignment. For a continuing service, that is the amount for the twelve months before the damage arose. If our insurance pays out more, that amount applies.",
            "We are not liable for indirect damage, such as lost turnover, lost data of which you should have kept a copy, and damage through downtime.",
            "We are not responsible for services by others on which your website relies, such as search engines, payment services and social media, nor for changes that you or others make to the website.",
            "These limits do not apply in case of intent or deliberate recklessness on our part, or where the law does not allow them.",
            "A right to compensation lapses if you do not report the damage to us in writing within one year of discovering it.",
          ],
        },
      ],
    },
    {
      id: "complaints",
      title: "Complaints and force majeure",
      body: [
        {
          clauses: [
            "You report a complaint as soon as possible, and within thirty days of when you could have discovered it, to [{email}](mailto:{email}). On working days you hear from us within {supportAnswerWithinHours} hours, and within fourteen days you get a full answer.",
            "A complaint gives no right to postpone a payment that the complaint is not about.",
            "In case of force majeure neither of us has to meet an obligation for as long as it lasts. Force majeure is what lies beyond one’s control, such as a failure of the internet or the power supply, a cyberattack despite suitable security, the failure of a supplier, fire, illness without possible replacement, or a government measure.",
            "If force majeure lasts longer than sixty days, either of us may end the agreement in writing. What has already been delivered is paid for in proportion.",
          ],
        },
      ],
    },
    {
      id: "law",
      title: "Law, court and final provisions",
      body: [
        {
          clauses: [
            "Everything between you and us is governed by Dutch law. The Vienna Sales Convention does not apply.",
            "We first try to settle a dispute together. If that fails, the {region} District Court decides, unless the law designates another court.",
            "If a provision is invalid, the others remain in force and we replace the invalid one by one that comes closest to it.",
            "We may change these terms. We send current customers a change {contract.generalNoticeMonths} months in advance, and they may give notice to leave on the day it takes effect. For an assignment under way, the version you accepted continues to apply.",
            "The Dutch text of these terms prevails over translations.",
          ],
        },
      ],
    },
  ],
};
