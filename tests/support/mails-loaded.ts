// The product loads what renders mails and documents with the first of them. In a test, where it has yet to be translated,
// that takes the seconds that an answer waits for its mail: here it is there before the first test begins.
import "~/features/mail/summary/summary-document.server";
import "~/features/mail/templates/render-mail.server";
import "~/features/quotes/write-quote-document.server";
