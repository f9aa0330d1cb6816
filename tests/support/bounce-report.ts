interface Bounced {
  /** Message-ID of the mail that came back. */
  about: string;
  failed: readonly string[];
}

/** The report that a mail server sends back (RFC 3464). */
export function bounceReport({ about, failed }: Bounced): string {
  return [
    "From: MAILER-DAEMON@mx.klant.example",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.klant.example",
    "",
    ...failed.flatMap((address) => [`Final-Recipient: rfc822; ${address}`, "Action: failed", "Status: 5.1.1", ""]),
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: ${about}`,
    "",
    "--b--",
  ].join("\r\n");
}
