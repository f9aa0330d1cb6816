import { colour, font, styles } from "./mail-theme";
import type { PricedRow, PriceSummary } from "./template-props";

const cell = { ...styles.text, padding: "8px 0", verticalAlign: "top", fontSize: "15px", lineHeight: "22px" } as const;
const amount = { ...cell, padding: "8px 0 8px 12px", textAlign: "right" } as const;
const head = { ...styles.label, padding: "0 0 6px", textAlign: "left", fontWeight: 400 } as const;
const rule = `1px solid ${colour.linen200}`;

interface PricesProps {
  price: PriceSummary;
  item: string;
}

export function Prices({ price: { lines, totals, columns, notes }, item }: PricesProps) {
  return (
    <>
      <table className="prices" style={{ wordBreak: "normal" }} width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <thead>
          <tr>
            <th scope="col" className="soft price-item" style={head}>
              {item}
            </th>
            <th scope="col" className="soft price-amount" style={{ ...head, textAlign: "right" }}>
              {columns.excluding}
            </th>
            <th scope="col" className="soft price-amount" style={{ ...head, textAlign: "right", paddingLeft: "12px" }}>
              {columns.including}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((row) => (
            <PriceRow key={row.label} row={row} isTotal={false} />
          ))}
          {totals.map((row) => (
            <PriceRow key={row.label} row={row} isTotal />
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="soft" style={{ ...styles.small, marginTop: "8px" }}>
          {note}
        </p>
      ))}
    </>
  );
}

function PriceRow({ row: { label, excluding, including }, isTotal }: { row: PricedRow; isTotal: boolean }) {
  const weight = isTotal
    ? { fontFamily: font.display, fontWeight: 700, color: colour.ink950, borderTop: `2px solid ${colour.ink950}` }
    : { borderTop: rule };
  const className = isTotal ? "strong line" : "soft line";
  return (
    <tr>
      <th
        scope="row"
        className={`${className} price-item`}
        style={{ ...cell, fontWeight: 400, ...weight, textAlign: "left", ...(isTotal && { whiteSpace: "nowrap" }) }}
      >
        {label}
      </th>
      <td className={`${className} price-amount`} style={{ ...amount, ...weight }}>
        {excluding}
      </td>
      <td className={`${className} price-amount`} style={{ ...amount, ...weight }}>
        {including}
      </td>
    </tr>
  );
}
