import { redirect } from "react-router";
import { pageAt, pathOf } from "~/content/pages";
import { configuratorRequests, listedConfiguratorRequest } from "~/features/configurator/configurator-requests.server";
import { configuratorStateContext } from "~/features/configurator/configurator-state.server";
import { LIST_FIELDS, sendPlainForm } from "~/features/configurator/plain-form.server";
import { receiveRequest } from "~/features/requests/receive-request.server";
import { answerApi, readBody } from "~/lib/http/api.server";
import { localPath } from "~/lib/http/local-path";
import { barePath, isEnglishAddress } from "~/lib/language/language";
import { clientAddressContext, languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/configurator-requests";
import { answerList, answerProgram, renderAgain } from "./request-answers.server";

export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerList(args, configuratorRequests.table, listedConfiguratorRequest);
}

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerApi(async () => {
    const { kind, fields } = await readBody(request, LIST_FIELDS);
    const path = pagePath(fields.page);
    // The address of this call does not tell the language.
    if (isEnglishAddress(path)) context.set(languageContext, "en");
    const services = context.get(servicesContext);
    const sender = { language: context.get(languageContext), address: context.get(clientAddressContext) };
    if (kind === "json") {
      return answerProgram(await receiveRequest(configuratorRequests, services, fields, sender), context);
    }
    const mode = barePath(path) === pathOf("configurator") ? "website" : "subscription";
    const answer = await sendPlainForm(services, fields, { ...sender, mode });
    if (answer.isStored) return redirect(path + answer.search, 303);
    return renderAgain(path, (next) => next.set(configuratorStateContext, answer.state), answer, context);
  });
}

function pagePath(value: unknown): string {
  const { pathname } = new URL(localPath(value, pathOf("configurator")), "http://localhost");
  const id = pageAt(pathname)?.id;
  return id === "configurator" || id === "subscription-configurator" ? pathname : pathOf("configurator");
}
