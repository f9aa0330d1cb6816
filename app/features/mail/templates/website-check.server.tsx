import { linkMail } from "./link-mail.server";
import type { MailTemplate } from "./render-mail.server";
import type { WebsiteCheckProps } from "./template-props";

const withLink = linkMail(({ websiteCheck: words }) => words);

export const websiteCheck: MailTemplate<WebsiteCheckProps> = (props, language) => ({
  ...withLink(props, language),
  attach: async () => [
    {
      filename: props.document.name,
      contentType: "application/pdf",
      content: Buffer.from(props.document.content, "base64"),
    },
  ],
});
