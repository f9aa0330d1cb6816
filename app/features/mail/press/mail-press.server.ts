import type { Language } from "~/lib/language/language";
import type { RenderedMail } from "../templates/render-mail.server";
import type { TemplateName } from "../templates/template-props";

/** A mail as its row keeps it. */
export interface UnrenderedMail {
  template: string;
  /** The props of the template, as JSON. */
  props: string;
  language: Language;
}

/** Where mails are rendered, with the documents that go along: some milliseconds of hard work for each. */
export interface MailPress {
  /** Rejects when there is no such template, or the props do not fit it. */
  render(mail: UnrenderedMail): Promise<RenderedMail>;
  close(): void;
}

/** Renders on this thread; what it takes is loaded with the first mail. */
export const pressHere: MailPress = {
  render: async ({ template, props, language }) => {
    const { renderMail } = await import("../templates/render-mail.server");
    return await renderMail(template as TemplateName, JSON.parse(props), language);
  },
  close: () => {},
};
