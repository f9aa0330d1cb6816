import { expect, it } from "vitest";
import { MailboxProblem } from "./mailbox-trouble";

it.each([
  [{ authenticationFailed: true, response: "2 NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)" }, "password"],
  [{ authenticationFailed: true, response: "2 NO [ALERT] Application-specific password required" }, "app-password"],
  [{ authenticationFailed: true, serverResponseCode: "UNAVAILABLE" }, "unreachable"],
  [{ code: "CERT_HAS_EXPIRED" }, "certificate-expired"],
  [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "certificate-name"],
  [{ code: "SELF_SIGNED_CERT_IN_CHAIN" }, "certificate-unknown"],
  [{ code: "ERR_SSL_WRONG_VERSION_NUMBER" }, "wrong-security"],
  [{ code: "ERR_TLS_PROTOCOL_VERSION" }, "certificate"],
  [{ message: "Server does not support STARTTLS" }, "no-tls"],
  [{ code: "EAI_AGAIN" }, "unknown-host"],
  [{ code: "EHOSTUNREACH" }, "unreachable"],
  [{ code: "GREETING_TIMEOUT" }, "silent"],
  [{ code: "ECHO" }, "other"],
])("tells of %j that it is %s, and repeats nothing of what the mail server said", (error, trouble) => {
  const problem = MailboxProblem.of(error);
  expect(problem.trouble).toBe(trouble);
  expect(problem.message).not.toMatch(/credentials|Application/);
});
