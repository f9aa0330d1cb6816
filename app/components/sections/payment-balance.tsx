import { ROLES } from "~/components/ui/table-roles";

interface PaymentBalanceProps {
  copy: {
    title: string;
    lead: string;
    once: string;
    monthly: string;
    rows: readonly { topic: string; once: string; monthly: string }[];
  };
}

export function PaymentBalance({ copy }: PaymentBalanceProps) {
  return (
    <section className="on-dark bg-indigo-900 text-indigo-100">
      <div className="selvedge bg-linen-50" />
      <div className="wrap py-section">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 className="text-h2 text-white">{copy.title}</h2>
          <p className="max-w-[32rem] text-lead">{copy.lead}</p>
        </div>
        <table {...ROLES.table} className="mt-10 w-full border-collapse max-lg:block lg:mt-14">
          <thead {...ROLES.group} className="max-lg:block">
            <tr {...ROLES.row} className="text-left max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
              <td {...ROLES.cell} className="max-lg:hidden" />
              <th
                {...ROLES.column}
                scope="col"
                className="min-w-0 py-3 font-display text-h3 font-bold text-weld-400 lg:px-6"
              >
                {copy.once}
              </th>
              <th
                {...ROLES.column}
                scope="col"
                className="min-w-0 py-3 font-display text-h3 font-bold text-weld-400 lg:px-6"
              >
                {copy.monthly}
              </th>
            </tr>
          </thead>
          <tbody {...ROLES.group} className="max-lg:block">
            {copy.rows.map(({ topic, once, monthly }) => (
              <tr
                key={topic}
                {...ROLES.row}
                className="border-t-2 border-dashed border-indigo-500 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:py-3"
              >
                <th
                  {...ROLES.heading}
                  scope="row"
                  className="text-left align-top font-normal max-lg:col-span-2 max-lg:text-small lg:w-[30%] lg:py-4 lg:pr-6"
                >
                  {topic}
                </th>
                <td {...ROLES.cell} className="min-w-0 align-top font-semibold text-white lg:w-[35%] lg:px-6 lg:py-4">
                  {once}
                </td>
                <td
                  {...ROLES.cell}
                  className="min-w-0 align-top font-semibold text-white lg:w-[35%] lg:bg-indigo-800 lg:px-6 lg:py-4"
                >
                  {monthly}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
