import { useState } from "react";
import { CheckboxField, SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { GROUP_KINDS, type GroupKind, QUOTE_BOUNDS, type QuoteGroup } from "../quote";
import {
  ADD_PRICED,
  GROUP_NAMES,
  LINE_NAMES,
  type LineFields,
  PRICED_NAMES,
  type PricedLine,
  TICKED_NAME,
} from "./draft-fields";
import { AddButton, Rows, type RowsProps } from "./editor-rows";
import { BackRowStatus } from "./gone-row";
import { ADD_GROUP_ID, addId, groupId, rowId } from "./use-quote-editor";

export type TitlesOfKinds = Record<Language, Record<GroupKind, string>>;

interface LineGroupsProps extends RowsProps {
  priced: readonly PricedLine[];
  titles: TitlesOfKinds;
}

export function LineGroups({ editor, errors, priced, titles }: LineGroupsProps) {
  const { editor: words } = useWords("quotes");
  const { groups, lines } = editor.draft;
  const isPlain = useIsPlain(groups);
  const hasRoom = lines.length < QUOTE_BOUNDS.lines;
  const addGroup = (
    <AddButton id={ADD_GROUP_ID} value="add-group" onClick={editor.press}>
      {words.addGroup}
    </AddButton>
  );
  return (
    <section aria-labelledby="editor-lines" className="grid gap-4">
      <h2 id="editor-lines" className="text-h3">
        {words.lines}
      </h2>
      {errors.lines && (
        <p role="alert" className="text-small font-semibold text-madder-700">
          {errors.lines}
        </p>
      )}
      {groups.map((group, index) => (
        <fieldset
          key={group.key}
          aria-label={isPlain ? undefined : `${words.group} ${index + 1}`}
          className={`grid min-w-0 gap-3 ${isPlain ? "" : "rounded-card bg-linen-100 p-3 sm:p-5"}`}
        >
          <input type="hidden" name={GROUP_NAMES.key} value={group.key} />
          {isPlain ? (
            <PlainGroup group={group} />
          ) : (
            <GroupFields group={group} {...{ index, editor, errors, titles }} />
          )}
          <LineRows group={group} {...{ editor, errors }} />
          <div className="flex flex-wrap gap-3">
            {hasRoom && (
              <AddButton id={addId("line", group.key)} value={`add-line:${group.key}`} onClick={editor.press}>
                {words.addLine}
              </AddButton>
            )}
            {isPlain && addGroup}
          </div>
        </fieldset>
      ))}
      <BackRowStatus kind="line" back={editor.back} />
      {!isPlain && groups.length < QUOTE_BOUNDS.groups && addGroup}
      {hasRoom && <PriceListRow editor={editor} priced={priced} />}
    </section>
  );
}

/** Clearing the title of the only group does not take away the field. */
function useIsPlain(groups: readonly QuoteGroup[]): boolean {
  const isPlain = groups.every(({ kind, title }) => kind === "fixed" && title === "") && groups.length === 1;
  const [shown, setShown] = useState({ groups: groups.length, isPlain });
  if (shown.groups !== groups.length || (shown.isPlain && !isPlain)) setShown({ groups: groups.length, isPlain });
  return shown.isPlain && isPlain;
}

function PlainGroup({ group: { title, kind } }: { group: QuoteGroup }) {
  return (
    <>
      <input type="hidden" name={GROUP_NAMES.title} value={title} />
      <input type="hidden" name={GROUP_NAMES.kind} value={kind} />
    </>
  );
}

interface GroupFieldsProps extends RowsProps {
  group: QuoteGroup;
  index: number;
  titles: TitlesOfKinds;
}

function GroupFields({ group: { key, title, kind }, index, editor, errors, titles }: GroupFieldsProps) {
  const { editor: words } = useWords("quotes");
  const id = groupId(key);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <div className="col-span-2 md:col-span-1">
        <TextField
          id={`${id}-title`}
          name={GROUP_NAMES.title}
          label={words.groupTitle}
          hint={words.optional}
          error={errors[`${id}-title`]}
          value={title}
          placeholder={titles[editor.draft.language][kind]}
          onChange={({ target }) => editor.changeGroup(key, { title: target.value })}
          maxLength={QUOTE_BOUNDS.groupTitle}
          autoComplete="off"
        />
      </div>
      <SelectField
        id={`${id}-kind`}
        name={GROUP_NAMES.kind}
        label={words.groupKind}
        error={errors[`${id}-kind`]}
        value={kind}
        onChange={({ target }) => editor.changeGroup(key, { kind: target.value as GroupKind })}
      >
        {GROUP_KINDS.map((known) => (
          <option key={known} value={known}>
            {words.groupKinds[known]}
          </option>
        ))}
      </SelectField>
      {editor.draft.groups.length > 1 && (
        <button
          type="submit"
          name="do"
          value={`remove-group:${key}`}
          onClick={editor.press}
          aria-label={`${words.removeGroup} ${index + 1}`}
          className="link mt-8 min-h-12 self-start text-small"
        >
          {words.removeGroup}
        </button>
      )}
    </div>
  );
}

interface LineRowsProps extends RowsProps {
  group: QuoteGroup;
}

function LineRows({ group, editor, errors }: LineRowsProps) {
  const { editor: words } = useWords("quotes");
  const { lines } = editor.draft;
  const own = lines.filter((line) => line.group === group.key);
  return (
    <Rows
      kind="line"
      rows={own}
      gone={editor.gone.lines.filter(({ row }) => row.group === group.key)}
      before={lines.findIndex(({ key }) => key === own[0]?.key)}
      names={LINE_NAMES}
      words={{ row: words.line, remove: words.removeLine }}
      onChange={editor.changeLine}
      editor={editor}
      errors={errors}
      after={(line) => <LineChoice line={line} kind={group.kind} editor={editor} />}
    >
      {(control) => (
        <>
          <TextField {...control("quantity")} label={words.quantity} inputMode="decimal" autoComplete="off" />
          <TextField {...control("price")} label={words.price} inputMode="decimal" autoComplete="off" />
        </>
      )}
    </Rows>
  );
}

interface LineChoiceProps extends Pick<RowsProps, "editor"> {
  line: LineFields;
  kind: GroupKind;
}

function LineChoice({ line: { key, group, ticked }, kind, editor }: LineChoiceProps) {
  const { editor: words } = useWords("quotes");
  const { groups } = editor.draft;
  const id = rowId("line", key);
  const isFixed = kind === "fixed";
  return (
    <>
      {isFixed && ticked && <input type="hidden" name={TICKED_NAME} value={key} />}
      {groups.length === 1 && <input type="hidden" name={LINE_NAMES.group} value={group} />}
      {groups.length > 1 && (
        <div className="lg:col-start-1 lg:row-start-2 lg:max-w-72">
          <SelectField
            id={`${id}-group`}
            name={LINE_NAMES.group}
            label={words.group}
            value={group}
            onChange={({ target }) => editor.changeLine(key, { group: target.value })}
          >
            <GroupOptions groups={groups} />
          </SelectField>
        </div>
      )}
      {!isFixed && (
        <div className="col-start-1 self-end lg:col-span-3 lg:col-start-2 lg:row-start-2">
          <CheckboxField
            id={`${id}-ticked`}
            name={TICKED_NAME}
            value={key}
            label={words.ticked}
            defaultChecked={undefined}
            checked={ticked}
            onChange={({ target }) => editor.changeLine(key, { ticked: target.checked })}
          />
        </div>
      )}
    </>
  );
}

function GroupOptions({ groups }: { groups: readonly QuoteGroup[] }) {
  const { editor: words } = useWords("quotes");
  return groups.map(({ key, title, kind }, index) => (
    <option key={key} value={key}>
      {`${index + 1}: ${title.trim() || words.groupKinds[kind]}`}
    </option>
  ));
}

function PriceListRow({ editor, priced }: Pick<LineGroupsProps, "editor" | "priced">) {
  const { editor: words } = useWords("quotes");
  const { groups } = editor.draft;
  return (
    <fieldset
      aria-label={words.priced.title}
      className="grid min-w-0 items-end gap-x-3 gap-y-4 rounded-card border border-linen-200 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]"
    >
      <div className={groups.length > 1 ? "" : "md:col-span-2"}>
        <SelectField id={PRICED_NAMES.price} name={PRICED_NAMES.price} label={words.priced.title}>
          {priced.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {groups.length > 1 && (
        <SelectField
          key={groups.length}
          id={PRICED_NAMES.group}
          name={PRICED_NAMES.group}
          label={words.priced.group}
          defaultValue={groups.at(-1)?.key}
        >
          <GroupOptions groups={groups} />
        </SelectField>
      )}
      <AddButton id={ADD_PRICED} value={ADD_PRICED} onClick={editor.press}>
        {words.priced.add}
      </AddButton>
    </fieldset>
  );
}
