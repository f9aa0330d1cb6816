import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { UsersCopy } from "~/content/desk/users/users-copy.server";
import type { SecondStepErrors } from "./second-step-forms";
import type { QrCode } from "./totp.server";

interface KeySetupProps {
  /** Base32. */
  appKey: string;
  address: string;
  qr: QrCode;
  copy: UsersCopy["twoStep"];
  errors: SecondStepErrors | null;
}

/** ISO/IEC 18004; in modules. */
const QUIET = 4;

export function KeySetup({ appKey, address, qr, copy, errors }: KeySetupProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useErrorInView(errors);
  const words = copy.setUp;
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
        <Form ref={form} method="post" className="grid gap-4">
          <TextField
            id="code"
            name="code"
            label={words.code}
            error={errors?.form === "confirm" ? copy.problems.code : undefined}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            className="font-display text-2xl tracking-widest tabular-nums"
            required
          />
          <Button type="submit" name="do" value="confirm" aria-disabled={isPending}>
            {isPending ? copy.pending : words.submit}
          </Button>
        </Form>
        <Form method="post">
          <Button type="submit" name="do" value="cancel" variant="quiet" className="w-full" aria-disabled={isPending}>
            {words.cancel}
          </Button>
        </Form>
      </section>
    </div>
  );
}

/** In groups, to be typed by hand. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? key;
}
