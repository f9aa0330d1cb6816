import { mailCopy } from "~/content/mail/mail-copy.server";
import { cleanLine } from "~/lib/text/mail-address";
import { readableAddress } from "~/lib/text/readable-address.server";
import { MailLayout, mailWords } from "./mail-layout.server";
import { Answers, MainLink, NoticeLinks, Paragraph, Small, Space, TextLink } from "./mail-parts";
import type { MailTemplate } from "./render-mail.server";
import type { ProjectNoticeProps, ProjectProps } from "./template-props";

export const projectMail: MailTemplate<ProjectProps> = ({ news, name, url, said, address }, language) => {
  const { project, projects } = mailCopy[language];
  const copy = mailWords({ ...project, ...projects[news] }, language, { visitor: cleanLine(name) });
  return {
    subject: copy.subject,
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
        <Paragraph>{copy.intro}</Paragraph>
        {address !== null && (
          <Paragraph>
            <TextLink href={address}>{address}</TextLink>
          </Paragraph>
        )}
        <Space height={24} />
        <Answers rows={said} />
        <Space height={20} />
        <MainLink href={url}>{copy.button}</MainLink>
        <Space height={24} />
        <Small>{copy.question}</Small>
      </MailLayout>
    ),
  };
};

export const projectNotice: MailTemplate<ProjectNoticeProps> = (props, language) => {
  const { projectNotices, projectNotice: shared, notice } = mailCopy[language];
  const copy = mailWords({ ...shared, ...projectNotices[props.news] }, language, {
    visitor: cleanLine(props.customer),
  });
  const email = props.email ? [{ label: notice.email, value: readableAddress(props.email) }] : [];
  return {
    subject: copy.subject,
    body: (
      <MailLayout language={language} preview={copy.preview} title={copy.title} why={copy.why}>
        <Answers rows={[...props.said, ...email]} />
        <Space height={20} />
        <NoticeLinks
          links={[{ href: props.dashboardUrl, label: copy.dashboard }]}
          email={props.email}
          write={notice.write}
        />
        <Space height={1} />
      </MailLayout>
    ),
  };
};
