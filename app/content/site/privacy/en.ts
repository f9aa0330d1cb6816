import type { PolicyCopy } from "../policies/policy-copy";

export const en: PolicyCopy = {
  meta: {
    title: "Privacy policy | {name}",
    description:
      "Which personal data {name} processes, why, for how long and with whom. With your rights and how to use them.",
    updated: "2025-05-01",
  },
  title: "Privacy policy",
  lead: "We make websites, and sometimes need people’s details to do so. This page says which details, what for, and what your rights are.",
  summary: [
    "We use what you give us to answer you and to work for you. We do not sell data.",
    "We keep customer data for {retention.customerYears} years, and marketing data for {retention.marketingYears} years after our last contact.",
    "Want to see, correct or delete your data? E-mail [{privacyEmail}](mailto:{privacyEmail}).",
  ],
  sections: [
    {
      id: "who-we-are",
      title: "Who we are",
      body: [
        "{legalName}, established at {street} in {town}, the Netherlands, is the controller of your personal data as described in this policy. We follow the General Data Protection Regulation (GDPR; in Dutch, AVG) and the Dutch act that implements it.",
        "Questions about privacy? These reach us directly:",
        { show: "contact" },
        "We are not required to appoint a data protection officer. Your question is read by someone who can act on it.",
      ],
    },
    {
      id: "which-data",
      title: "Which data we process",
      body: [
        "We ask for no more than we need. Without a name and an e-mail address we cannot answer; you may leave the rest empty. What we hold about you depends on what you do with us.",
        {
          terms: [
            {
              term: "You send us a request",
              text: "Your name and e-mail address and, if you fill them in, your telephone number, company, industry, the service you want and your message. We also record when, in which language and through which form you asked, and which link or advertisement brought you to our site.",
            },
            {
              term: "You have your choices from the configurator e-mailed",
              text: "Your e-mail address and what you had filled in, so that the link in that e-mail opens where you left off.",
            },
            {
              term: "You call, e-mail or message us",
              text: "Your telephone number or e-mail address and what you tell us.",
            },
            {
              term: "You use the chat",
              text: "Your conversation stays on your own device until you send a message yourself. From then on we keep the conversation and any contact details in it, so that one of us can answer.",
            },
            {
              term: "You make an appointment",
              text: "Your name, e-mail address, the date and time and, if you fill them in, your phone number and the subject. We also record which link or advertisement brought you to our site. We e-mail you a confirmation, changes and a reminder. With the link in those e-mails you move or cancel the appointment. We erase it {retention.marketingYears} years after our last contact. The appointment may also be in the calendar of a member of our staff. To know which moments are free we read those calendars; from them we keep only when a member of staff is busy.",
            },
            {
              term: "You subscribe to the newsletter",
              text: "Your e-mail address and your language. As proof that you asked for it, we also record when and on which page you subscribed, which text went with it, and when you confirmed or withdrew. If you do not confirm within {retention.unconfirmedDays} days, we delete your address.",
            },
            {
              term: "You respond to an advertisement",
              text: "What you enter in a form on Facebook or Instagram reaches us through Meta: usually your name, e-mail address and telephone number.",
            },
            {
              term: "You become a customer",
              text: "Your business and billing details, appointments, quotes and when you looked at them, invoices, and what we need to make and maintain your website, including the texts, photos and files that you supply on your project page and what you think of a version. We may ask you once for a review: then we keep what you write, with your name and your consent.",
            },
            {
              term: "You have a website checked",
              text: "The address of the website and what we found there, including the title of the page and the telephone number it shows. If you leave your e-mail address for the full report, we keep that with it. Anyone with the link to the report can read it.",
            },
            {
              term: "You visit this website",
              text: "Technical data needed to show the page and prevent abuse. Our log contains no IP addresses. We keep a code derived from your IP address for a short time, so that nobody can flood us with requests. We count how often an address on this site that does not exist is asked for, not by whom. For the configurator we count how often each step is reached per day, again not by whom. We measure visits only with your consent.",
            },
          ],
        },
        "We do not ask for special categories of data, such as health or religion. Please leave them out of your messages too.",
      ],
    },
    {
      id: "purposes-and-legal-bases",
      title: "Why, and on what legal basis",
      body: [
        "We process personal data only where the GDPR gives us a legal basis (Article 6).",
        {
          terms: [
            {
              term: "Dealing with your request, chat question or appointment, and preparing a quote",
              text: "Legal basis: steps taken at your request before entering into a contract.",
            },
            {
              term: "Making, hosting and maintaining your website, and invoicing",
              text: "Legal basis: our contract with you.",
            },
            {
              term: "Keeping our records",
              text: "Legal basis: a legal obligation (Article 52 of the Dutch General State Taxes Act).",
            },
            {
              term: "Keeping the site secure and available, and stopping abuse and spam",
              text: "Legal basis: our legitimate interest in a site that works.",
            },
            {
              term: "Getting back to you about an earlier request",
              text: "Legal basis: our legitimate interest in finishing a conversation. Tell us you would rather not, and we stop.",
            },
            {
              term: "Checking a website and sending you the report",
              text: "Legal basis: steps taken at your request before entering into a contract.",
            },
            {
              term: "Seeing which link or advertisement brings requests, and whether a quote was viewed",
              text: "Legal basis: our legitimate interest in knowing what works.",
            },
            {
              term: "Asking a customer once for a review",
              text: "Legal basis: our legitimate interest in knowing how we are doing. We publish it only with your consent, which you can withdraw at any time.",
            },
            {
              term: "The newsletter and other marketing by e-mail",
              text: "Legal basis: your consent. You can unsubscribe at any time, with the link in every newsletter.",
            },
            {
              term: "Measuring visits with analytics cookies",
              text: "Legal basis: your consent, given or declined in the cookie notice.",
            },
          ],
        },
        "You can withdraw consent at any time. That applies from then on and does not affect what was lawful before.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep data",
      body: [
        {
          terms: [
            {
              term: "Customer data: {retention.customerYears} years",
              text: "Invoices, contracts and what belongs to them. Dutch tax law sets this period, counted from the end of the financial year.",
            },
            {
              term: "Marketing data: {retention.marketingYears} years after our last contact",
              text: "Requests that did not become an assignment, conversations, appointments, e-mails about these, newsletter subscriptions.",
            },
            {
              term: "Spam: {retention.spamDays} days",
              text: "Requests and appointments that look like spam, with everything in them.",
            },
            {
              term: "Choices you had e-mailed: {retention.draftDays} days",
              text: "What you had filled in in the configurator. The link works for the same period. The e-mail itself counts as marketing data.",
            },
            {
              term: "Checked websites: {retention.checkDays} days",
              text: "The link to the report works for the same period. If the report belongs to a request, we keep it for as long as the request. The e-mail with the report counts as marketing data.",
            },
            {
              term: "Data to prevent abuse: a few hours",
              text: "The code derived from an IP address disappears by itself.",
            },
          ],
        },
        "After that we delete the data or make it anonymous. What we delete disappears from our backups once those are overwritten. We keep data longer only where a dispute under way requires it.",
      ],
    },
    {
      id: "sharing",
      title: "Who we share data with",
      body: [
        "We do not sell data. We share it only with those who make our work possible, and with public authorities where the law obliges us to.",
        {
          list: [
            "Our hosting provider, where this website and our database run.",
            "Our e-mail provider, which delivers messages from and to you.",
            "Our accounting software and our accountant, if you are a customer.",
            "Google, if you allow analytics cookies.",
            "OpenStreetMap, if you open the map.",
            "Meta, if you reach us through an advertisement or through WhatsApp.",
          ],
        },
        "Anyone who processes data on our behalf has a data processing agreement with us and may use the data for nothing else. For part of what they do, Google and Meta are controllers themselves. Would you like to know which parties we work with at the moment? We will send you the list.",
        "We use AI programs for a first draft of text and design. No customer data goes into them.",
        "Do we process your customers’ data because we host your website? Then you are the controller and we are the processor. We settle that in a separate data processing agreement.",
      ],
    },
    {
      id: "outside-europe",
      title: "Data outside Europe",
      body: [
        "Where we can, we choose storage within the European Economic Area.",
        "Google and Meta may process data in the United States. They do so under the European Commission’s adequacy decision (the EU-US Data Privacy Framework) or, where that does not apply, under the Commission’s standard contractual clauses. The map of OpenStreetMap comes from the United Kingdom, which is covered by an adequacy decision too. On request we send you a copy of the safeguards.",
      ],
    },
    {
      id: "security",
      title: "How we protect data",
      body: [
        "We take measures that suit what we keep:",
        {
          list: [
            "The connection to this website is encrypted.",
            "Only those who answer requests have access, with a password of their own and a session that expires.",
            "Passwords and codes against abuse are stored in a form that cannot be reversed.",
            "We keep the software up to date and make a backup every day.",
          ],
        },
        "If something does go wrong with your data, we report it to the Dutch Data Protection Authority within 72 hours where the law requires it. If the risk to you is high, you will hear it from us as well. Have you found a leak? Report it to [{privacyEmail}](mailto:{privacyEmail}).",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      body: [
        "You have the right to:",
        {
          list: [
            "see your data and receive a copy;",
            "have it corrected or completed;",
            "have it deleted, except what the law obliges us to keep;",
            "have its processing restricted;",
            "object to processing based on our legitimate interest, and always to direct marketing;",
            "take the data you gave us with you in a common file format;",
            "withdraw your consent.",
          ],
        },
        "E-mail your request to [{privacyEmail}](mailto:{privacyEmail}) or call {phone}. You get an answer within one month, free of charge. A complicated request may take two months longer; if so, you will hear within the first month. We ask for proof of identity only if we doubt who you are, and never for a full copy of your passport.",
      ],
    },
    {
      id: "children-and-computers",
      title: "Children and automated decisions",
      body: [
        "This website is meant for business owners. We do not knowingly collect data about children under 16. Do you think it has happened anyway? Tell us, and we will delete it.",
        "We make no decisions about you by computer alone that affect you significantly. A request that looks like spam is set aside; a member of staff can put it back for {retention.spamDays} days. The chat assistant is a computer program and says so. To reach a person, call, e-mail or message us.",
      ],
    },
    {
      id: "complaints-and-changes",
      title: "Complaints and changes",
      body: [
        "Are you unhappy with how we handle your data? Tell us, and we will look for a solution. You may also complain to the supervisory authority at any time: the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en) (Autoriteit Persoonsgegevens) in The Hague.",
        "When the way we work changes, we change this policy. Customers are told about important changes.",
        "More about cookies and storage in your browser is in our [cookie policy](page:cookies).",
      ],
    },
  ],
};
