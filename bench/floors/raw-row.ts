/** What raw commits write: a row with about as many bytes as a request. */
export const RAW_TABLE = "create table if not exists raw_rows (id text primary key, body text not null)";
export const RAW_BODY = JSON.stringify({
  submission_id: "01234567-0000-4000-8000-0123456789ab",
  name: "Jan Smit",
  email: "jan-01234567-12345@smit.example",
  phone: "06 12 34 56 78",
  company: "Smit Installatie Enschede",
  service: "webshop",
  source: "contact",
  message: "Wij zoeken een webshop voor onderdelen, met ongeveer 80 artikelen. Kan dat voor de zomer?",
  attribution: null,
  body_digest: null,
  language: "nl",
  status: "new",
  created_at: "2026-01-01T12:00:00.000Z",
});
