// The product loads the code for mails and documents with the first of them. In a test, which has to compile it first,
// that takes up the seconds that an answer waits for its mail: so it is loaded before the first test begins.
import "../../app/features/mail/pdf/summary-document.server";
import "~/features/mail/templates/render-mail.server";
import "../../app/features/quotes/document/write-quote-document.server";
