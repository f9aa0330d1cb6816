import { adminCopy } from "~/content/admin/admin-copy.server";
import { dashboardCopy } from "~/content/dashboard/dashboard-copy.server";
import { exportsCopy } from "~/content/exports/exports-copy.server";
import { metaLeadsCopy } from "~/content/meta-leads/meta-leads-copy.server";
import { reportsCopy } from "~/content/reports/reports-copy.server";
import { pageCopy } from "~/features/copy/page-copy.server";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

export function dashboardWords(language: Language, ownerEmail: string) {
  const { desk, requests, suspects, mails, notice, leads, lead } = pageCopy(adminCopy, language);
  const { setup, testMails } = metaLeadsCopy[language];
  return {
    requests,
    suspects,
    mails,
    notice,
    leads,
    failed: lead.failed,
    error: desk.error,
    moreThan: desk.nav.moreThan,
    dashboard: dashboardCopy[language],
    exports: exportsCopy[language].links,
    toReports: reportsCopy[language].link,
    metaLeads: { setup, testMails: fill(testMails, { to: ownerEmail }) },
  };
}

export type DashboardWords = ReturnType<typeof dashboardWords>;
