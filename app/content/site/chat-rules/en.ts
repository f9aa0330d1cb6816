import type { ChatRules } from "./chat-rules.server";

/** The chat assistant's English replies, and the words that trigger them; `nl.ts` explains how to write these. */
export const en: ChatRules = {
  common: `
    the, a, an, i, you, he, she, it, we, they, my, your, our, their, me, us, im, id, this, that, these, those, is,
    are, am, was, be, do, does, did, have, has, had, can, could, would, should, will, want, need, like, get, make,
    made, build, building, and, or, but, not, no, any, some, for, with, from, to, of, on, at, by, about, into,
    without, if, so, then, there, here, just, also, too, very, much, many, more, good, new, small, own, business,
    company, please, looking, quite, still, already, them, its, ive, youre, dont, house, world, thing, things,
    something, someone, know, think, going, work, works, read, close, older,
    story, hour, state, table, takes, were, spend, white, chance, base, types, stops, stored, sizes, printer, serve,
    serves, transaction, responsible, extensive, sides, college, plates, twenty, painted`,
  words: {
    what: "what, whats, which",
    howMuch: "how much, how much is, how much are, how much for, how many, how expensive, how cheap",
    how: "how",
    where: "where, wheres",
    when: "when, what time",
    who: "who, whos, whom",
    robot: `
      robot, computer, ai assistant, machine, bot, are you real, are you human, are you a human, is this a human,
      who am i talking to, who am i speaking to, your name, real person or, chatgpt, automated`,
    human: `
      talk to the owner, speak to the owner,
      human, real person, actual person, speak to someone, talk to someone, speak to a person, talk to a person,
      talk to somebody, speak to somebody, employee, call me, call me back, someone from your team, colleague,
      speak with someone, chat with someone`,
    outage: `
      outage, broken, offline, hacked, down, not working, doesnt work, does not work, error message,
      stopped working, urgent, emergency, crashed, isnt working, wont load, not loading`,
    waiting: `
      heard nothing, not heard, havent heard, never heard, no reply, no response, no answer, nobody replied,
      nobody has replied, no one replied, no one has replied, still waiting, didnt reply, no confirmation,
      didnt get an email, never called back, not replied`,
    building: `
      architect*, builder, building company, construction*, contractor, carpent*, painter, plasterer, roofer,
      roofing, bricklayer, tiler, renovation, handyman, joinery, joiner, kitchen fitter, home improvement, painting
      company, decorator, flooring`,
    installation: `
      plumb*, electrician, installer, heating engineer, solar panels, heat pump, air conditioning, boiler,
      charging stations, hvac, installation company`,
    hospitality: `
      campsite, bed breakfast, holiday park, restaurant*, cafe, pub, bar, hotel*, catering, caterer, bed and
      breakfast, pizzeria, coffee shop, hospitality, food truck, bistro, brasserie, ice cream, takeaway, diner,
      guest house, tea room, wine bar`,
    garden: `
      gardener, gardening, landscap*, garden, garden centre, garden center, tree surgeon, nursery plants,
      garden design, lawn`,
    beauty: `
      hairdress*, barber, beauty*, beautician, nail salon, nail studio, make up artist, salon, tattoo*, spa,
      lashes, pedicure, manicure, wellness, barbershop`,
    health: `
      physio*, dentist*, dental, doctor, gp practice, psychologist, therapist, therapy, coach, healthcare, health,
      vet, dietician, dietitian, midwife, massage*, osteopath, clinic, practice, pharmacy, coaching practice,
      home care`,
    sport: `
      gym, fitness, personal trainer, yoga, sports club, pilates, crossfit, dance school, football club,
      riding school, tennis club`,
    legal: "lawyer, law firm, solicitor, attorney, legal, notary, mediator, barrister, bailiff",
    finance: `
      bookkeep*, accountan*, mortgage*, insurance, tax adviser, tax advisor, financial adviser, financial advisor,
      broker`,
    automotive: `
      garage, car dealer, car repair, body shop, tyres, mechanic, bike shop, motorcycle, car wash, auto repair,
      detailing`,
    rental: "rental, rent out, hire company, tool hire, party hire, bouncy castle*, car hire, holiday homes",
    transport: `
      transport, logistics, courier*, taxi*, removals, moving company, trucking, freight, haulage,
      delivery company`,
    cleaning: "cleaning, cleaner, window cleaner, cleaning company, window cleaning",
    realEstate: "estate agent, real estate, realtor, property management, letting agent",
    creative: `
      photographer, photography, videographer, artist, musician, dj, band, illustrator, theatre, gallery,
      studio artist, designer myself`,
    education: `
      driving school, driving instructor, tutor, tutoring, course, training company, childcare, music school,
      school, nursery, daycare, music lessons, lessons`,
    association: "association, charity, foundation, church, non profit, nonprofit, community centre, volunteers",
    recruitment: "employment agency, recruitment, recruiter, staffing, secondment, hr, temp agency, recruiting",
    retail: `
      shop, store, shopkeeper, boutique, baker, bakery, butcher, florist, flower shop, jeweller, optician,
      clothes shop, gift shop, retail, greengrocer, toy shop, furniture store`,
    freelance: `
      freelance*, self employed, sole trader, solopreneur, one man business, just started, starting a business,
      start up, startup, independent contractor`,
    discount: `
      discount, discounts, discount code, too expensive, negotiate, off the price, small budget, little money`,
    process: "how does it work, how does this work, how do you work, process, steps, approach, procedure",
    pages: "how many pages, number of pages",
    bilingual: "speak english, speak dutch, talk english, english please, in english",
    price: `
      price, prices, pricing, price*, cost, costs, rate, rates, expensive, cheaper, cheapest, monthly, how much is,
      how much are, how much for, how expensive, how cheap, cheap, affordable, budget, discount, free, per month,
      fee, fees, charge, pay for, a month, money`,
    contact: `
      contact, reach, reachable, call, phone, phone number, telephone, number, mail, email, email address,
      whatsapp, get in touch, in touch, message you, ring, text you, speak, talk`,
    website: `
      design, designs, on phones, on a phone, on my phone, on the phone screen, on mobile, mobile friendly,
      smartphone, tablet, responsive, website, websites, site, sites, web page, webpage, homepage, home page, web
      design, landing page, page, web site, webdesign, web designer, online presence, get online`,
    webshop: `
      sell, selling,
      webshop, webshops, web shop, online shop, online store, webstore, web store, ecommerce, sell online,
      selling online, sell products, e commerce, sell things, sell my products`,
    seo: `
      more customers, more visitors, visible, seo, search engine*, google, ranking, rankings, rank, found online,
      keywords, organic, get found, be found, visibility, search results`,
    maintenance: `
      maintenance, maintain, maintaining, updates, upkeep, look after, manage my site, keep up to date,
      maintenance contract`,
    hosting: `
      safe, is it safe, hosting, host, hosted, server, servers, backup, back up, ssl, secure, security, uptime,
      speed, web hosting`,
    myQuote: `
      my quote, got your quote, received your quote, accept the quote, agree to the quote, lost the quote, about the
      quote`,
    quote: `
      quote, quotes, quotation, estimate, proposal, no obligation, configurator, request a quote, offer, order`,
    delivery: `
      how fast, how long, how soon, how quickly, turnaround, delivery time, deadline, lead time, ready, timeline,
      go live, online within, within a week, when online, take long, hurry, soon, finished, long does, quickly,
      how much time, when can you start, need it next week, need it by, need it this week`,
    appointment: `
      appointment, meeting, meet, book a call, schedule, introduction call, visit you, consultation, video call,
      coffee, make an appointment, book a meeting, drop by`,
    move: "move, reschedule, cancel, change, postpone, cant make it, cancel it, move it",
    openingHours: `
      opening hours, opening times, office hours, open, closed, weekend, saturday, sunday, hours, business hours`,
    payment: `
      pay, payment, payments, paid, deposit, invoice, instalments, installments, ideal, paypal, credit card,
      credit cards, upfront, up front, in advance, payment terms`,
    contract: `
      contract, cancel, cancellation, minimum term, tied in, locked in, subscription, notice period, commitment,
      commit, quit`,
    once: "one time, one off, onetime, once",
    guarantee: `
      guarantee, guaranteed, warranty, not happy, not satisfied, unhappy, money back, refund, dont like it,
      design first, see a design, preview, how many designs`,
    ownership: `
      ownership, who owns, who is the owner of, own the website, own the site, owner, switch agencies, is the website mine,
      take my site, move away, own my website`,
    domain: "domain, domains, domain name, url, web address, domain names",
    changes: `
      blog,
      change, changes, edit, modify, edit myself, change the text, adjust, revisions, revision, update the text,
      alter`,
    privacy: "privacy, gdpr, data, cookies, personal data, privacy policy, cookie",
    vat: "vat, excluding, including, excl, incl, tax included, taxes",
    answerTime: "respond, response, response time, reply, answer, hear from you, hear back, get back to me",
    extraPage: "extra page, extra landing page, landing page, additional page, extra pages, landing pages",
    marketing: `
      marketing, advertis*, facebook, instagram, social media, google ads, tiktok, newsletter, ads,
      online marketing, linkedin, campaign`,
    wordpress: "wordpress, elementor, woocommerce, wix, squarespace, shopify, joomla, cms, plugin",
    languages: `
      multilingual, multiple languages, english version, german version, bilingual, german, two languages,
      translate, translation, more than one language`,
    chatbot: "chatbot, chat on my site, chat assistant, ai chatbot, chat widget",
    customWork: `
      book appointments, appointments online, apps, custom, bespoke, integration, integrate, booking system,
      reservation system, client portal, portal, crm, log in, dashboard, calculator, bookings, app, api, book
      online, online booking, reservations`,
    texts: `
      copy, texts, text, photos, photo, write, copywriter, logo, branding, house style, images, writing, pictures,
      need from me, need from us, have to provide, have to supply`,
    packages: `
      included in the subscription, included, whats included, difference between, package, packages, starter,
      growth, pro, compare packages, upgrade, plans, plan, growth package`,
    renewal: `
      slow, redo, faster, renew, redesign, outdated, old website, old site, revamp, refresh, existing website,
      existing site, current website, current site, makeover, modernise, modernize`,
    portfolio: `
      portfolio, example, examples, previous work, projects, earlier work, references, case studies, your work,
      past work`,
    reviews: `
      choose you, why you, why should i pick you, review, reviews, testimonials, rating, ratings, happy customers,
      reliable, trustworthy, experiences`,
    support: `
      support, customer service, help desk, helpdesk, existing customer, already a customer, complaint,
      account manager, cant log in, cannot log in, cant sign in, how do i log in, where do i log in, password`,
    jobs: `
      vacancy, vacancies, job, jobs, internship, apply, career, careers, work for you, work at, hiring`,
    upset: `
      fuck*, shit, shitty, bullshit, asshole, bastard, idiot, idiots, stupid, useless, ridiculous, crap, scam,
      scammers, ripoff, shut up`,
    location: `
      address, located, location, office, where are you, where are you based, directions, parking, region, based,
      service area`,
    places: `
      enschede, hengelo, almelo, twente, overijssel, oldenzaal, borne, germany, deventer, zwolle, abroad, area,
      belgium`,
    about: `
      people work, how many people, how big are you, employees,
      who are you, about you, about your company, team, how long have you existed, what do you do, what can you do,
      your company, your agency, what kind of company, services, who is the owner, who are the owners,
      who is the owner of the company, who is the owner of the agency, who owns the company, who owns the agency,
      who owns this company, who owns this agency, who is the boss, who is the founder, who founded`,
    advice: `
      advice, tailored advice, advise, recommend, not sure what, unsure, suggest, no idea, what do i need, idea,
      personal advice`,
    other: `
      dont understand, dont get it, other question, another question, something else, a question, question, help,
      quick question`,
    thanks: "thanks, thank you, thank u, thx, ty, cheers, much appreciated, appreciate it, great thanks",
    smallTalk: "how are you, hows it going, how is it going, how do you do, whats up, how are things",
    goodbye: `
      bye, goodbye, see you, have a nice day, see ya, take care, good night, regards, kind regards, best regards,
      best wishes, have a good one, talk later, bye bye`,
    greeting: `
      are you there, is anyone there, anyone there, anybody there, is someone there,
      hello, hi, hey, good morning, good afternoon, good evening, hiya, greetings, yo, hi there, howdy, good day`,
    refusal: "no, nope, nah, never mind, nevermind, not now",
    agreement: `
      yes, ok, okay, fine, sure, great, perfect, got it, i see, understood, maybe, yeah, alright, super`,
  },
  replies: {
    robot:
      "I’m a virtual assistant: a program that answers questions about our websites. Would you rather have a human? Type ‘human’, call {phone} or e-mail {email}.",
    human:
      "Of course. Call {phone}, or leave your question here with your number or e-mail address and someone from our team will get back to you. You can call {hours.visit}; someone is here in the chat {hours.reachable}. {saturdaySaid}",
    outage:
      "Sorry to hear that. During office hours, call {phone} straight away. Otherwise e-mail {email} with ‘Urgent’ in the subject and the address of your site. See {path.support} for what you can check yourself.",

    waiting:
      "You’ll hear from us {answerWithin}. Has that passed? Then check your junk mail, or call {phone}: we’ll find out straight away.",

    building:
      "A builder’s site has to show the work: projects with photos, the places you work in, and a quote form that is easy to fill in on site. See how we work at {path.portfolio}. A basic website costs {price.websiteBasic}, excl. VAT. Are you in {serviceArea}? Call {phone} and we’ll come and see.",
    installation:
      "An installer needs to be found the moment something leaks or stops working: a call button, your area and a page for each service. A basic website costs {price.websiteBasic}, excl. VAT. Got a site that brings too few calls? Let us take a look: {path.contact}.",
    hospitality:
      "For a restaurant, café or hotel we put the menu, opening hours and reservations first, and make sure you look good on Google Maps. A basic website costs {price.websiteBasic}, excl. VAT. Should guests reserve online too? Add that at {path.configurator}.",
    garden:
      "For a gardener, photos do the selling: gardens before and after, season by season, with your area and a request form. A basic website costs {price.websiteBasic}, excl. VAT. No good photos yet? How to take them yourself is on {path.blog}.",
    beauty:
      "For a salon it’s about atmosphere, a clear price list and booking online. A basic website costs {price.websiteBasic}, excl. VAT. Already using an online diary? Ask whether we can connect it: {path.customWork}.",
    health:
      "For a practice we build something calm and accessible: who you are, what people come to you for, your rates and a safe way to get in touch. A basic website costs {price.websiteBasic}, excl. VAT. Rather talk through what your practice needs first? Choose a time at {path.appointment}.",
    sport:
      "In sports, what works is a timetable, clear rates and a trial lesson you can book in a few taps. A basic website costs {price.websiteBasic}, excl. VAT; online booking can be added. Curious what that adds up to? Build it at {path.configurator}. {priceSaid}",
    legal:
      "For a legal practice it’s all about trust: your areas of law explained clearly, people with names and faces, and a confidential contact form. See how we work at {path.portfolio}. A basic website costs {price.websiteBasic}, excl. VAT. Would you like one for your practice? Call {phone}.",
    finance:
      "For a financial practice we show in plain language what you do, who it’s for and what it delivers, with a client portal if you like. A basic website costs {price.websiteBasic}, excl. VAT. Need a portal like that? See how it works at {path.customWork}.",
    automotive:
      "For a garage or car dealer we make a site where customers can quickly ask for an appointment, see your services and browse your stock. A basic website costs {price.websiteBasic}, excl. VAT. Are your cars already listed on another platform? Ask at {path.contact} whether we can pull them in.",
    rental:
      "For rental we build a catalogue with prices and requests by date, so you spend less time e-mailing back and forth. A website costs {price.websiteBasic}, an online shop {price.webshopBasic}, excl. VAT. In doubt between the two? Call {phone} and we’ll choose together.",
    transport:
      "In transport and logistics, clients should see at once what you carry, where to, and how to request a trip. See how we work at {path.portfolio}. A basic website costs {price.websiteBasic}, excl. VAT. Shall we look at it together? Choose a time at {path.appointment}.",
    cleaning:
      "For a cleaning company, what works is a page for each service, your area and a request form that asks for the floor area. A basic website costs {price.websiteBasic}, excl. VAT. Do you want to be found in several towns? With Growth each town gets a page of its own: {path.packageGroei}.",
    realEstate:
      "For estate agents we build around the listings: good search, large photos and viewings by request. A basic website costs {price.websiteBasic}, excl. VAT. Do your listings come from your own software? See how we connect it at {path.customWork}.",
    creative:
      "For creatives we let the work do the talking: large images that load fast, and a simple way to book you. A basic website costs {price.websiteBasic}, excl. VAT. Got your best work to hand? Then it can go fast: {path.configurator}.",
    education:
      "For lessons and childcare we make a site with what you offer, dates and prices, and a sign-up that works well on a phone. A basic website costs {price.websiteBasic}, excl. VAT. Rather pay a fixed monthly amount? Then Starter suits you: {path.packageStarter}.",
    association:
      "For a club or charity we build a site that volunteers can keep up themselves: news, a calendar, and joining or donating. A basic website costs {price.websiteBasic}, excl. VAT. Do your volunteers change often? Then WordPress is handy: {path.wordpressWebsiteEnschede}.",
    recruitment:
      "For HR and recruitment we make a site where vacancies are easy to find and applying takes a few taps. See how we work at {path.portfolio}. A basic website costs {price.websiteBasic}, excl. VAT. Would you like one for your vacancies? Ask for a quote at {path.contact}.",
    retail:
      "For a shop it can go two ways: a site that brings people to your counter, {price.websiteBasic}, or an online shop that sells day and night, {price.webshopBasic}. Both excl. VAT. Not sure whether an online shop pays? We do the sums on {path.blog}.",
    freelance:
      "When you work for yourself, what works is a site that shows at a glance what you do and for whom. Starter gives you a complete website for {price.websiteMonthly}, excl. VAT, with domain, hosting and maintenance. See {path.packageStarter}.",

    discount:
      "Discounts are for the team to decide: tell us your budget at {path.configurator} or call {phone}, and we’ll see what fits. A basic website costs {price.websiteBasic}, excl. VAT.",
    priceWebshop:
      "A basic online shop costs {price.webshopBasic}, a complete online shop with up to {webshopProducts} products {price.webshopComplete}, both excl. VAT. Work out your own at {path.configurator}.",
    priceHosting:
      "Hosting costs {price.hosting}, excl. VAT, with daily backups and monitoring. With a subscription, hosting is included.",
    priceMaintenance:
      "Maintenance is included in a subscription of {price.websiteMonthly}, excl. VAT. If you bought your site, or someone else made it, we’ll price it for you. {quoteSaid}",
    priceSeo:
      "SEO is priced on request: a first look is yours straight away, free, at {path.websiteCheckPage}. {quoteSaid} The basics for Google are part of every website.",
    priceMarketing:
      "Online marketing is priced on request, because you set the advertising budget and pay it straight to Google or Meta. Ask for a price for our work at {path.contact}. {quoteSaid}",
    priceDomain:
      "A domain name is included with every subscription. If you buy the site, you bring your own domain name or we arrange one.",
    priceChanges: "{changesSaid} We always tell you beforehand what that costs.",
    priceExtraPage:
      "An extra landing page costs {price.extraLandingPage}, excl. VAT. Everything else is on {path.prices}.",
    priceAppointment:
      "A first meeting is free, takes {appointmentMinutes} minutes and commits you to nothing. Choose a time yourself at {path.appointment}.",
    pricePackages:
      "Starter costs {price.websiteMonthly}, or {price.websiteComplete} to buy. Pro costs {price.webshopComplete} to buy; by the month the price is on request. Growth: {groei.amount}. All excl. VAT; compare them at {path.prices}.",
    vat: "Our prices exclude VAT. On {path.prices} a switch shows all amounts including {vatPercent}% VAT.",
    moveAppointment:
      "You can do that with the link in the e-mail about your appointment. Can’t find it? Call {phone} and we’ll sort it out together.",
    appointment:
      "Great, we’d love to meet. Choose a free time in the form or at {path.appointment}; you’ll get a confirmation with an invitation for your calendar.",
    answerTime:
      "{quoteSaid} Customers’ questions are answered within {supportAnswerWithinHours} hours on working days.",

    contactWhen: "You can call {hours.visit}. We answer chat and e-mail {hours.reachable}; write at any time: {email}.",
    contactWhere: "We’re at {street} in {town}. Call us on {phone}; directions are on {path.location}.",
    contactWho: "You’ll speak to someone from our team of {teamSizeSaid} who makes sites: {phone}.",
    contactWhat: "Our phone number is {phone} and our e-mail address is {email}.",
    contactHow:
      "Call {phone}, e-mail {email} or send a message through {path.contact}. Typing here works too, of course.",
    priceWhen: "{quoteSaid} You can see a guide price right now, at {path.configurator}.",
    priceWhere:
      "Whatever has a fixed price is on {path.prices}; we’ll price the rest for you {answerWithin}. Work out your own combination at {path.configurator}.",
    priceWho:
      "Someone from our team of {teamSizeSaid} writes your quote. {priceSaid} Questions about it? Call {phone}.",
    priceHowMuch:
      "A basic website costs {price.websiteBasic}. A complete website costs {price.websiteComplete}, or {price.websiteMonthly} as a subscription. All excl. VAT.",
    priceWhat:
      "A complete website costs {price.websiteComplete}, or {price.websiteMonthly} with domain, hosting and maintenance. A basic website costs {price.websiteBasic}. All excl. VAT; more on {path.prices}.",
    priceHow:
      "You choose what you need and see a guide price straight away at {path.configurator}. Your quote has one fixed amount, and it doesn’t change unless you say yes.",

    openingHours:
      "We answer chat and e-mail {hours.reachable}. You can call or visit {hours.visit}, and otherwise by appointment. {saturdaySaid}",
    payment:
      "{noUpfrontPayment}: the invoice only comes once you’ve approved the site, and you have {contract.paymentDays} days to pay it. A subscription is paid monthly. In your online shop, customers can pay with iDEAL, PayPal and credit cards.",
    contract: "{noticeSaid} If you buy the site, there’s no term at all. {notice.loose}",
    guarantee:
      "You see the site before it goes live. Don’t like it? {dislikeAnswer} Nobody can guarantee a place on Google. What we agree on is at {path.terms}.",
    ownership:
      "A site you buy is yours once it’s paid for: change it or take it with you. With a subscription you use it for as long as it runs. Either way, your text, photos and domain name stay yours.",
    delivery: "{firstVersionRange} {deliverySaid}",
    privacy:
      "We use your details to answer you and never sell them. You only get advertising if you ask for it yourself. What we keep and for how long is on {path.privacy}. Questions? E-mail {privacyEmail}.",
    domain:
      "A domain name is included with every subscription. If you buy the site, you bring your own domain name or we arrange one. Already have one? We’ll move it, and your e-mail keeps working. It’s registered in your name.",
    changes: "You can edit text and photos yourself. {changesSaid}",
    maintenance:
      "We take care of updates, security and changes, for sites that someone else made too. With a subscription, maintenance is included. More on {path.services}.",
    hosting:
      "We host your site on {dutchServers}, aiming for {uptime} uptime, with a secure connection and a backup every single day. On its own, hosting costs {price.hosting}, excl. VAT; with a subscription it’s included.",
    seo: "We make sure people in your region find you: keywords, technology, text and Google Maps. {growthSaid} A first look at your site is yours straight away, free: {path.websiteCheckPage}.",
    marketing:
      "We make ads on Google and Meta, content plans and newsletters that lead to your site, and adjust them every month. Ask for a proposal at {path.contact}.",
    wordpress:
      "We build in WordPress with a design of your own and few plug-ins, and we fix up existing sites. Read how at {path.wordpressWebsiteEnschede}.",
    languages:
      "Yes, we can: a multilingual site is part of our Pro package and an optional extra with the others. Put yours together at {path.configurator}.",
    chatbot: "An AI chatbot like me is included in Pro, and can be switched off. See {path.packagePro}.",
    customWork:
      "Integrations, booking systems, portals and calculators are made to measure, with a fixed price for each part beforehand. Read more at {path.customWork}.",
    webshop:
      "We make online shops with iDEAL, PayPal and credit cards, and set up stock and shipping. A basic online shop costs {price.webshopBasic}, a complete one with up to {webshopProducts} products {price.webshopComplete}, excl. VAT. Got more products than that? We’ll give you a price.",
    texts:
      "We help with your text and work with your own photos and logo. Nothing there yet? We’ll help you get started.",
    process:
      "{appointmentsPresented} Then we design, build and test, and you go live. {firstVersionSaid} Start at {path.configurator} or with a first meeting: {path.appointment}.",
    pages:
      "Starter has {starterPagesFrom} to {starterPagesTo} pages, for Growth we agree on the number together and Pro has no limit. What else they include is on {path.prices}.",
    bilingual: "Yes, I understand Dutch and English, and so does our team. Use whichever you prefer.",
    packages:
      "There are three packages: Starter for a complete website, Growth to be found in your region and Pro with an online shop. You can move up at any time and only pay the difference. Compare them at {path.prices}.",
    renewal:
      "Yes, we can rebuild an existing site: first we look at how it was made and what can stay. Your domain name and e-mail simply move with it. Send us its address through {path.contact}.",
    portfolio:
      "The projects at {path.portfolio} show how we work. A concept is labelled as one. Like to see clients’ sites? Call {phone}.",
    reviews: "{reviewsSaid} The projects at {path.portfolio} show how we work. Rather talk to us? Call {phone}.",
    support:
      "You can reach support {support247} by chat and e-mail; on working days you have an answer within {supportAnswerWithinHours} hours. E-mail {email} or see {path.support}.",
    jobs: "It’s great that you’d like to work with us. I don’t know whether there’s an opening: send your story to {email} and the team will let you know.",
    myQuote:
      "You open your quote with the link in the e-mail you got. That’s also where you ask questions or accept it. Lost the e-mail? Call {phone} or e-mail {email}.",
    upset:
      "That doesn’t sound good. Did something go wrong? Call {phone} or e-mail {email}, and one of us will look into it.",
    quote:
      "Gladly! Put together what you need at {path.configurator} in about {configuratorMinutes} minutes, or write it here with your e-mail address. {quoteSaid}",
    advice:
      "Tell us what your business does and what you want from your site, and we’ll help you choose. A first meeting is free: choose a time at {path.appointment} or call {phone}.",
    location:
      "We’re at {street} in {town} and work all over {serviceArea} and {region}. You can visit us {hours.visit}. Directions are on {path.location}.",
    price:
      "A basic website costs {price.websiteBasic}, a complete one {price.websiteComplete} to buy or {price.websiteMonthly}, and an online shop {price.webshopBasic}. All excl. VAT. {apartSaid} More on {path.prices}.",
    contact:
      "Call {phone} or e-mail {email}. Leave your number here and we’ll call you. You can call {hours.visit}; we answer chat and e-mail {hours.reachable}.",
    about:
      "{name} is a web agency in {town} with a team of {teamSizeSaid}. We make websites and online shops, and look after hosting, maintenance, SEO and online marketing. Meet us at {path.about}.",
    website:
      "We make websites with a design of their own, good on a phone and ready to be found. A basic website costs {price.websiteBasic}, excl. VAT. Put yours together at {path.configurator}.",

    other:
      "Go ahead, what would you like to know? I can help with prices, websites, online shops, SEO, maintenance and appointments.",
    thanks: "You’re welcome! If anything else comes up, I’m right here.",
    smallTalk: "Always fine, thanks: I’m a program. What can I help you with?",
    goodbye: "Goodbye! You can always reach us at {phone} or {email}.",
    greeting:
      "Hello! What can I help you with? Feel free to ask about prices, websites, online shops or an appointment.",
    refusal: "That’s fine. If you think of something later, I’m right here. Or call {phone}.",
    agreement: "Good. What else can I help you with: a price, an appointment or something else?",
    fallback:
      "I don’t have a good answer to that. I do know about prices, websites, online shops, SEO, maintenance, hosting, quotes, delivery times, appointments and contact. Type ‘human’ for a person, or call {phone}.",
  },
};
