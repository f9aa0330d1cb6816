import { useWords } from "~/content/desk/words";
import { deskMeta } from "~/features/desk/desk-meta";
import { AppointmentsFields } from "~/features/desk/site/appointments/appointments-fields";
import { previewsOf, SitePage } from "~/features/desk/site/site-page";
import { readAgain } from "~/lib/http/read-again";
import type { Route } from "./+types/site-appointments";
import { changeSiteKind, loadSiteKind } from "./site-answer.server";

export function loader(args: Route.LoaderArgs) {
  return loadSiteKind(args, "appointments");
}

export function action(args: Route.ActionArgs) {
  return changeSiteKind(args, "appointments");
}

export const shouldRevalidate = readAgain;

export const meta = deskMeta(({ site }) => site.appointments.metaTitle);

export default function SiteAppointments({ loaderData, actionData }: Route.ComponentProps) {
  const { appointments: words } = useWords("site");
  return (
    <SitePage
      kind="appointments"
      loaded={loaderData}
      words={words}
      answer={actionData}
      previews={previewsOf(["appointment"], words.pages)}
    >
      {(field) => <AppointmentsFields field={field} />}
    </SitePage>
  );
}
