import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { movesOf } from "~/features/appointments/appointment";
import { findAppointment, insertAppointment } from "~/features/appointments/appointment-store.server";
import { appointmentRow } from "../../../../tests/support/appointments";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { mailingServices } from "../../../../tests/support/services";
import { up } from "./0026-appointment-moves";

const [FIRST, SECOND] = ["2026-12-01T09:00:00.000Z", "2026-12-01T10:15:00.000Z"];

describeOnEachDatabase("appointments once their moves are kept", (openFresh) => {
  it("have those that the owner was told of, however often that began", async () => {
    const db = await openFresh();
    const { outbox } = mailingServices(db);
    const row = appointmentRow({ starts_at: SECOND });
    await db.transaction().execute(async (tx) => {
      await insertAppointment(tx, row);
      const props = { startsAt: SECOND, isByUs: true };
      for (const change of [{ change: "moved", movedFrom: FIRST }, { change: "cancelled" }]) {
        const mail = { template: "appointment-notice", language: "nl", recipient: "owner@weef.example", replyTo: null };
        await outbox.enqueue(tx, { ...mail, requestId: row.id, props: { ...props, ...change } } as never);
      }
    });
    for (const columns of [["moves", "cancelled_by"], ["cancelled_by"], []]) {
      for (const column of columns) await db.schema.alterTable("appointments").dropColumn(column).execute();
      await up(db as unknown as Kysely<unknown>);
    }
    const found = await findAppointment(db, { id: row.id });
    expect(found && movesOf(found)).toEqual([{ at: expect.any(String), from: FIRST, to: SECOND, by: "owner" }]);
    expect(found?.cancelled_by).toBe("owner");
  });
});
