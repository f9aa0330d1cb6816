/** How often a visitor may ask: by address, e-mail address, conversation or quote. Those of signing in are in `auth.server.ts`. */
export const LIMITS = {
  requestsByAddress: { name: "requests-by-address", points: 60, seconds: 600 },
  requestsByEmail: { name: "requests-by-email", points: 10, seconds: 3_600 },
  draftsByEmail: { name: "drafts-by-email", points: 5, seconds: 3_600 },
  consentsByAddress: { name: "consents-by-address", points: 60, seconds: 600 },
  stepsByAddress: { name: "steps-by-address", points: 100, seconds: 600 },
  subscriptionsByAddress: { name: "subscriptions-by-address", points: 30, seconds: 600 },
  subscriptionsByEmail: { name: "subscriptions-by-email", points: 5, seconds: 3_600 },
  appointmentsByAddress: { name: "appointments-by-address", points: 20, seconds: 3_600 },
  appointmentsByEmail: { name: "appointments-by-email", points: 5, seconds: 3 * 3_600 },
  /** Out of the hundreds of moments in six weeks: more than anybody needs, and too few for one sender to fill them. */
  momentsByAddress: { name: "moments-by-address", points: 20, seconds: 24 * 3_600 },
  appointmentMoves: { name: "moves-by-appointment", points: 10, seconds: 3_600 },
  chatByToken: { name: "chat-by-token", points: 30, seconds: 60 },
  chatByAddress: { name: "chat-by-address", points: 200, seconds: 600 },
  chatStartsByAddress: { name: "chat-starts-by-address", points: 20, seconds: 3_600 },
  chatContacts: { name: "contacts-by-chat", points: 10, seconds: 3_600 },
  quoteQuestions: { name: "questions-by-quote", points: 10, seconds: 3_600 },
} as const;
