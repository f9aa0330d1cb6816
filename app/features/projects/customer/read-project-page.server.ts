import { v4 as uuidv4 } from "uuid";
import { business } from "~/content/business";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import { intakePath } from "~/features/appointments/paths";
import type { Db } from "~/lib/db/database.server";
import type { ProjectFileRow, ProjectItemRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";
import { pathIn } from "~/lib/language/language";
import { sizeInWords } from "~/lib/text/format-length";
import { formatMoment, momentInWords } from "~/lib/time/clock";
import { isClosed } from "../give-item.server";
import { itemTitle } from "../item-title";
import { projectToken } from "../mails.server";
import { projectFilePath, projectPath } from "../paths";
import { FILE_ITEMS, hasIntake } from "../project";
import { listAllFiles, receivedBytes } from "../project-files-store.server";
import { isContactAwaited, listItems, listVersions } from "../project-store.server";
import { movesOf } from "../recount-project.server";
import { type ProjectWords, projectWords } from "./project-words.server";
import { put } from "./put";
import { whereWeAre } from "./where-we-are";

interface PageServices {
  db: Db;
  env: { SESSION_SECRET: string };
}

export type CustomerProject = Awaited<ReturnType<typeof readProjectPage>>;
export type CustomerItem = CustomerProject["items"][number];
export type CustomerVersion = CustomerProject["versions"][number];
export type GivenFile = CustomerItem["files"][number];

export async function readProjectPage({ db, env }: PageServices, project: ProjectRow, now: Date) {
  const { id, language, state, kind } = project;
  const [items, versions, files] = await Promise.all([listItems(db, id), listVersions(db, id), listAllFiles(db, id)]);
  const received = await receivedBytes(
    db,
    files.flatMap((file) => (file.whole_at === null ? [file.id] : [])),
  );
  const words = projectWords(project);
  const token = projectToken(project, env.SESSION_SECRET);
  const isContacted = !(await isContactAwaited(db, project));
  const course = { project, items, versions, isContactAwaited: !isContacted, now };
  const present = (file: ProjectFileRow) => presentFile(file, { token, language, received });
  return {
    id,
    token,
    language,
    state,
    /** True if it takes nothing from the customer. */
    isClosed: isClosed({ project }),
    isCare: kind === "care",
    words,
    where: whereWeAre(course, words),
    moved: presentMoves(project, versions, words),
    /** The address that its forms are posted to. */
    to: pathIn(projectPath(token), language),
    intakeTo: hasIntake(project) ? pathIn(intakePath(token), language) : null,
    siteUrl: project.site_url,
    items: items.map((item) => ({
      ...presentItem(item, project),
      files: files.filter(({ item_id }) => item_id === item.id).map(present),
    })),
    /** Newest first. */
    versions: versions.toReversed().map((version) => ({
      ...presentVersion(version, project, words),
      files: files.filter(({ version_id }) => version_id === version.id).map(present),
    })),
    roundsLeft: roundsLeft(versions),
    sender: project.customer_name,
    submissionId: uuidv4(),
  };
}

function presentItem(item: ProjectItemRow, { language }: ProjectRow) {
  const { id, name, text, reason, state, version, given_by } = item;
  const copy = projectsCopy[language];
  const { ask, example } = copy.items[name as keyof typeof copy.items] ?? copy.items.own;
  return {
    ...{ id, name, text, reason, state, version, ask, example },
    title: itemTitle(item, copy),
    isNeeded: item.is_needed === 1,
    isForFiles: FILE_ITEMS.includes(name),
    isByUs: given_by !== null && given_by !== "customer",
  };
}

interface ShownFile {
  token: string;
  language: ProjectRow["language"];
  received: ReadonlyMap<string, number>;
}

function presentFile(file: ProjectFileRow, { token, language, received }: ShownFile) {
  const { id, name, size, upload_id: uploadId, given_by } = file;
  const percent = file.whole_at === null ? Math.floor((100 * (received.get(id) ?? 0)) / size) : 100;
  return {
    ...{ id, name, uploadId, percent },
    isWhole: file.whole_at !== null,
    isByUs: given_by !== "customer",
    size: sizeInWords(size, language),
    to: projectFilePath(token, id),
  };
}

function presentVersion(version: ProjectVersionRow, { language }: ProjectRow, words: ProjectWords) {
  const { id, number, url, note, outcome, reacted_by, reacted_at, text, shown_at } = version;
  const by = { name: reacted_by ?? "", moment: reacted_at ? formatMoment(reacted_at, language) : "" };
  return {
    ...{ id, number, url, note, text, outcome },
    shownAt: momentInWords(shown_at, language),
    reaction: outcome === null ? null : put(words.versions.outcomes[outcome], by),
  };
}

/** The latest words about each date that was moved and is still to come. */
function presentMoves(project: ProjectRow, versions: readonly ProjectVersionRow[], { where }: ProjectWords) {
  const moves = movesOf(project);
  const isOver = { firstVersion: versions.length > 0, live: false };
  const said = { firstVersion: where.movedFirstVersion, live: where.movedLive };
  if (isClosed({ project })) return [];
  return (["firstVersion", "live"] as const).flatMap((clock) => {
    const move = moves.findLast((each) => each.clock === clock);
    return move && !isOver[clock] ? [{ clock, said: said[clock], reason: move.reason }] : [];
  });
}

/** Null where their number is not limited. */
function roundsLeft(versions: readonly ProjectVersionRow[]): number | null {
  const { count } = business.correctionRounds;
  const used = versions.filter(({ outcome }) => outcome === "changes").length;
  return count > 0 ? Math.max(0, count - used) : null;
}
