import { Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { colour } from "../templates/mail-theme";
import type { AskedRow, PricedRow, PriceSummary } from "../templates/template-props";
import { WARP, WEFT } from "../templates/woven-band";
import { fonts } from "./fonts.server";

/** Points. */
const PAGE_WIDTH = 595.28;
const THREAD = 5;

const styles = StyleSheet.create({
  section: { marginTop: 18 },
  subtitle: { fontFamily: fonts.display, fontWeight: 700, fontSize: 13, color: colour.ink950, marginBottom: 6 },
  row: { flexDirection: "row", borderTop: `0.75pt solid ${colour.linen200}`, paddingVertical: 4 },
  label: { width: 160, color: colour.ink500 },
  value: { flex: 1, color: colour.ink950 },
  item: { flex: 1, paddingRight: 12 },
  amount: { width: 118, marginLeft: 10, textAlign: "right" },
  head: { flexDirection: "row", fontSize: 8.5, color: colour.ink500, paddingBottom: 3 },
  totals: { marginTop: 8, backgroundColor: colour.indigo900, paddingVertical: 9, paddingHorizontal: 12 },
  total: { flexDirection: "row", alignItems: "center", paddingVertical: 2 },
  totalLabel: { color: colour.weld400, fontWeight: 600 },
  totalAmount: { fontFamily: fonts.display, fontWeight: 700, fontSize: 14, color: colour.white },
  note: { fontSize: 8.5, color: colour.ink500, marginTop: 4 },
  step: { flexDirection: "row", marginBottom: 4 },
  number: { width: 20, fontFamily: fonts.display, fontWeight: 700, color: colour.madder600 },
});

/** The woven edge of the brand across the head of the page. */
export function Band() {
  return (
    <Svg width={PAGE_WIDTH} height={WEFT.length * THREAD}>
      {BAND.map(([fill, d]) => (
        <Path key={fill} d={d} fill={fill} />
      ))}
    </Svg>
  );
}

/** All that shows of a thread's colour as one path: hundreds of squares would take the library seconds to place. */
function weave(): [colour: string, path: string][] {
  const paths = new Map<string, string>();
  const columns = Math.ceil(PAGE_WIDTH / THREAD);
  WEFT.forEach((weft, row) => {
    for (let column = 0; column < columns; column++) {
      const shown = (row + column) % 2 === 0 ? weft : (WARP[column % WARP.length] ?? weft);
      const square = `M${column * THREAD} ${row * THREAD}h${THREAD}v${THREAD}h${-THREAD}z`;
      paths.set(shown, (paths.get(shown) ?? "") + square);
    }
  });
  return [...paths];
}

const BAND = weave();

/** A part with its heading, which never stands alone at the foot of a page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text style={styles.subtitle} minPresenceAhead={40}>
        {title}
      </Text>
      {children}
    </View>
  );
}

export function Choices({ rows }: { rows: readonly AskedRow[] }) {
  return rows.map(({ label, value }) => (
    <View key={label} style={styles.row}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.value}>{value}</Text>
    </View>
  ));
}

/** The priced lines, and the totals set apart as beside the questions of the configurator. */
export function PriceTable({ price, item }: { price: PriceSummary; item: string }) {
  const { lines, totals, columns, notes } = price;
  return (
    <>
      <View style={styles.head}>
        <Text style={styles.item}>{item}</Text>
        <Text style={styles.amount}>{columns.excluding}</Text>
        <Text style={styles.amount}>{columns.including}</Text>
      </View>
      {lines.map(({ label, excluding, including }) => (
        <View key={label} style={styles.row} wrap={false}>
          <Text style={[styles.item, { color: colour.ink950 }]}>{label}</Text>
          <Text style={styles.amount}>{excluding}</Text>
          <Text style={styles.amount}>{including}</Text>
        </View>
      ))}
      {totals.length > 0 && (
        <View style={styles.totals} wrap={false}>
          {totals.map((row) => (
            <TotalRow key={row.label} row={row} />
          ))}
        </View>
      )}
      {notes.map((note) => (
        <Text key={note} style={styles.note}>
          {note}
        </Text>
      ))}
    </>
  );
}

function TotalRow({ row: { label, excluding, including } }: { row: PricedRow }) {
  return (
    <View style={styles.total}>
      <Text style={[styles.item, styles.totalLabel]}>{label}</Text>
      <Text style={[styles.amount, styles.totalAmount]}>{excluding}</Text>
      <Text style={[styles.amount, { color: colour.indigo100 }]}>{including}</Text>
    </View>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return steps.map((step, index) => (
    <View key={step} style={styles.step} wrap={false}>
      <Text style={styles.number}>{index + 1}</Text>
      <Text style={{ flex: 1 }}>{step}</Text>
    </View>
  ));
}
