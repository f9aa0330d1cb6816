export const PROJECTS_PATH = "/admin/projects";
export const NEW_PROJECT_PATH = `${PROJECTS_PATH}/new`;

export function deskProjectPath(id: string): string {
  return `${PROJECTS_PATH}/${id}`;
}

export function projectFilesPath(id: string): string {
  return `${deskProjectPath(id)}/files.zip`;
}

export function deskProjectFilePath(id: string, file: string): string {
  return `${deskProjectPath(id)}/files/${file}`;
}

/** The page of the customer. */
export function projectPath(token: string): string {
  return `/project/${token}`;
}

export function projectFilePath(token: string, file: string): string {
  return `${projectPath(token)}/files/${file}`;
}

export function projectApiPath(token: string, part: "files" | "reactions" | `items/${string}`): string {
  return `/api/projects/${token}/${part}`;
}

/** The pattern of the page's addresses, posted to by a form or by the router. */
export const PROJECT_PAGE = /^(?:\/en)?\/project\/[\w-]+(?:\.data)?$/;
/** The pattern of the addresses that take parts of files. */
export const PROJECT_FILES_API = /^\/api\/projects\/[\w-]+\/files$/;
