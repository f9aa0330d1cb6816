import { adminCopy } from "~/content/desk/admin/admin-copy.server";
import { dashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { exportsCopy } from "~/content/desk/exports/exports-copy.server";
import { leadImportCopy } from "~/content/desk/lead-import/lead-import-copy.server";
import { metaLeadsCopy } from "~/content/desk/meta-leads/meta-leads-copy.server";
import { reportsCopy } from "~/content/desk/reports/reports-copy.server";
import { todayCopy } from "~/content/desk/today/today-copy.server";
import { pageCopy } from "~/content/page-copy.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";

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
    today: todayCopy[language],
    exports: exportsCopy[language].links,
    toReports: reportsCopy[language].link,
    toImport: leadImportCopy[language].link,
    metaLeads: { setup, testMails: fill(testMails, { to: ownerEmail }) },
  };
}

export type DashboardWords = ReturnType<typeof dashboardWords>;
