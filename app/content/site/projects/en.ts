import type { nl } from "./nl";

export const en = {
  items: {
    story: {
      title: "Your story in five sentences",
      ask: "What do you do, for whom, where, and why do customers choose you? Write the way you talk; we turn it into copy.",
      example:
        "I build gardens in Enschede and Hengelo, mostly for new homes. I work with one regular team, so you know who is in your garden. You get a drawing and a fixed price up front. People choose me because I do what I say and finish on time. I like gardens that need little looking after best.",
    },
    logo: {
      title: "Your logo",
      ask: "Ideally the file your designer gave you (PDF, SVG or EPS). If you don’t have that, a photo or picture is fine too. No logo? Say so in the text box.",
      example: "I have no logo. Just set my name in a nice typeface.",
    },
    photos: {
      title: "Three photos of your work",
      ask: "Photos from your phone are fine: in daylight, close up and from a distance. More than three is welcome. If you have none, say so in the text box and we’ll call you about it.",
      example: "You may use the photos of the porch, but leave out the house number.",
    },
    contact: {
      title: "How customers reach you",
      ask: "Phone number, e-mail address, address and your KvK number, exactly as they should appear on your site.",
      example:
        "Bouwbedrijf De Voorbeeld, Voorbeeldstraat 12, 7511 AB Enschede. 06 12 34 56 78, info@voorbeeld.example. KvK 12345678.",
    },
    hours: {
      title: "Your opening hours",
      ask: "When can people call or drop by? If you work by appointment only, say so.",
      example: "Monday to Friday, 8:00 to 17:00. Saturdays by appointment.",
    },
    products: {
      title: "What you sell",
      ask: "For each product: name, price, a short description and a photo. An Excel file or a list from your till is fine too.",
      example:
        "Garden chair Loo, acacia wood, three in stock. The prices are in the list among the files. Photo: chair-loo.jpg",
    },
    delivery: {
      title: "Shipping, paying and returns",
      ask: "What does shipping cost, where do you ship to, how can people pay and how do they send something back?",
      example:
        "I ship with PostNL, to the Netherlands and Belgium only, free for a large order. Payment by iDEAL. Customers pay for returns themselves.",
    },
    access: {
      title: "Who can let us into your site",
      ask: "Where is your site hosted, and who can give us access? Never send passwords here; we arrange those over the phone.",
      example: "The site is at TransIP. My brother-in-law Henk looks after it: henk@voorbeeld.example.",
    },
    wishes: {
      title: "What has to happen first",
      ask: "What doesn’t work now, or what should change first?",
      example: "The form doesn’t arrive and the opening hours are wrong.",
    },
    approver: {
      title: "Who may approve",
      ask: "Name and phone number of the person who can say yes to the first version.",
      example: "Me, or my wife Marieke: 06 12 34 56 78.",
    },
    domain: {
      title: "Your domain name",
      ask: "Which address will your site have, and which company is that name registered with? If you don’t know, look at the invoice. If you have no name yet, tell us which one you hope for.",
      example: "voorbeeldtuinen.example, at Hostnet, in the name of my business.",
    },
    own: { title: "", ask: "", example: "" },
  },
  moved: { firstVersion: "First version", live: "Live", reason: "The reason" },
  files: {
    /** The name of a file that came without one. */
    unnamed: "file",
  },
} satisfies typeof nl;
