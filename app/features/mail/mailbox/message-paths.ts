export function messagePath(id: string): string {
  return `/admin/mailbox/messages/${id}`;
}

export function messageHtmlPath(id: string): string {
  return `${messagePath(id)}/html`;
}

export function attachmentPath(id: string): string {
  return `/admin/mailbox/attachments/${id}`;
}
