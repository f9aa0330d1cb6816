import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo } from "~/components/forms/form-answer";
import { useWords } from "~/content/desk/words";
import { AccountForm } from "../account/account-form";
import { DigitsField } from "./code-form";
import type { SecondStepAnswer } from "./second-step-forms";
import type { QrCode } from "./totp.server";

interface KeySetupProps {
  /** Base32. */
  appKey: string;
  address: string;
  qr: QrCode;
  answer: SecondStepAnswer | null;
}

/** ISO/IEC 18004; in modules. */
const QUIET = 4;

export function KeySetup({ appKey, address, qr, answer }: KeySetupProps) {
  const { setUp: words } = useWords("users").twoStep;
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section className="grid content-start justify-items-start gap-4">
        <h2 className="text-h3">{words.scanTitle}</h2>
        <svg
          role="img"
          aria-label={words.qrLabel}
          viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
          shapeRendering="crispEdges"
          className="w-full max-w-64 rounded-card border border-linen-200 bg-white fill-ink-950"
        >
          <path d={qr.path} />
        </svg>
        <a href={address} className="link inline-flex min-h-11 items-center md:hidden">
          {words.openApp}
        </a>
        <div>
          <p className="text-small">{words.typeOver}</p>
          <p className="mt-1 font-mono text-lg text-ink-950 select-all wrap-anywhere">{inGroups(appKey)}</p>
        </div>
      </section>
      <section className="grid content-start gap-4">
        <h2 className="text-h3">{words.confirmTitle}</h2>
        <AccountForm
          does="confirm"
          answer={answerTo(answer, { do: "confirm" })}
          submit={words.submit}
          className="grid gap-4"
        >
          {(field) => <DigitsField {...field("code")} label={words.code} />}
        </AccountForm>
        <Form method="post">
          <SubmitButton value="cancel" variant="quiet" className="w-full">
            {words.cancel}
          </SubmitButton>
        </Form>
      </section>
    </div>
  );
}

/** Groups letters, to be typed by hand. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? key;
}
