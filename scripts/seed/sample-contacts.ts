import type { AppointmentRow } from "../../app/lib/db/tables/tables";

type Person = Pick<AppointmentRow, "name" | "email" | "phone" | "subject" | "language" | "source">;

/** Customers with an appointment. All names are combined at random; all domains and phone numbers are reserved. */
export const APPOINTMENTS: readonly (Person & {
  /** The rank of its moment among the free slots. */
  nth: number;
  isCancelled?: true;
})[] = [
  {
    nth: 0,
    name: "Anneke Wolters",
    email: "anneke@hovenier.example",
    phone: "06 00 00 01 01",
    subject: "Nieuwe site voor het hoveniersbedrijf",
    language: "nl",
    source: "/afspraak",
  },
  {
    nth: 4,
    name: "Mehmet Yılmaz",
    email: "mehmet@kapsalon.example",
    phone: null,
    subject: "Online afspraken maken in de kapsalon",
    language: "nl",
    source: "/afspraak",
  },
  {
    nth: 11,
    name: "Ruben Oude Nijhuis",
    email: "ruben@dakdekkers.example",
    phone: null,
    subject: null,
    language: "nl",
    source: "/webdesign-enschede",
  },
  {
    nth: 13,
    name: "Yasmin El Amrani",
    email: "yasmin@bakkerij.example",
    phone: "06 00 00 01 02",
    subject: "Webshop voor taarten",
    language: "nl",
    source: "/afspraak",
    isCancelled: true,
  },
  {
    nth: 24,
    name: "Zoë Hofstede",
    email: "zoe@physio.example",
    phone: "06 00 00 01 03",
    subject: "A site in Dutch and English",
    language: "en",
    source: "/en/afspraak",
  },
];

/** Lines of the chat. The assistant answers as it would now; `answer` is a person's, after the last question. */
export const CONVERSATIONS = [
  {
    hoursAgo: 0.3,
    language: "nl",
    page: "/prijzen",
    questions: ["Wat kost een website voor een schildersbedrijf?", "En hoe lang duurt het voordat hij online staat?"],
    answer: null,
  },
  {
    hoursAgo: 3,
    language: "nl",
    page: "/contact",
    questions: ["Kunnen jullie mij bellen? Mijn nummer is 06 00 00 01 04"],
    answer: null,
  },
  {
    hoursAgo: 26,
    language: "en",
    page: "/en/diensten",
    questions: ["Do you build webshops with iDEAL?"],
    answer: "We do: iDEAL, PayPal and credit cards. How many products do you have in mind?",
  },
  {
    hoursAgo: 75,
    language: "nl",
    page: "/",
    questions: ["Nemen jullie ook het onderhoud van een bestaande WordPress-site over?"],
    answer: "Dat doen we, we kijken hem dan eerst na. Stuur je het adres van de site?",
  },
] as const;
