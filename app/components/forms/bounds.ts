/** UTF-16 code units, the unit of `maxlength`. */
export const BOUNDS = {
  name: 100,
  email: 254,
  phone: 32,
  company: 150,
  industry: 100,
  service: 100,
  subject: 150,
  message: 5_000,
  source: 64,
} as const;
