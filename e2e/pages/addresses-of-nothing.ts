/**
 * Routes that open their page for something that is not there, by their names, with what that page then says. The guards
 * of navigation judge machines, places and categories; the rest only the page itself can know (decision 0059).
 */
export const addressesOfNothing: Readonly<Record<string, { readonly path: string; readonly says: string }>> = {
  machinesIn: { path: '/machines/department/10/preview-for/NOPE', says: 'There is no machine NOPE' },
  ownOverview: { path: '/overview/NOPE', says: 'There is no overview NOPE' },
  overviewEditor: { path: '/admin/config/overview/NOPE', says: 'There is nothing called NOPE here.' },
  dashboard: { path: '/dashboards/NOPE', says: 'There is no dashboard “NOPE” for you.' },
  dashboardCode: { path: '/dashboards/NOPE/code', says: 'There is no dashboard “NOPE” for you.' },
  dashboardSplit: { path: '/dashboards/NOPE/split', says: 'There is no dashboard “NOPE” for you.' },
  dashboardStopCode: { path: '/dashboards/moulding/popup/NOPE/stopcode', says: 'Machine NOPE was not found.' },
  dashboardBuilder: { path: '/admin/config/dashboards/NOPE', says: 'There is no dashboard “NOPE” for you.' },
  snippetBuilder: { path: '/admin/config/dashboards/snippets/NOPE', says: 'There is no dashboard “NOPE” for you.' },
  machineDashboard: { path: '/interface/M101/dashboards/NOPE', says: 'There is no dashboard “NOPE” for you.' },
  machineDashboardStopCode: {
    path: '/interface/M101/dashboards/moulding/popup/NOPE/stopcode',
    says: 'Machine NOPE was not found.',
  },
  widgetTemplate: { path: '/admin/config/widgets/NOPE', says: 'There is nothing called NOPE here.' },
  tableColumns: { path: '/admin/config/tables/NOPE', says: 'There is nothing called NOPE here.' },
  liveViewTemplate: { path: '/admin/config/liveviews/NOPE', says: 'There is no live view “NOPE”.' },
  liveView: { path: '/liveview/NOPE', says: 'There is no live view NOPE.' },
  orderDetails: { path: '/interface/M101/order-details/NOPE', says: 'There is no order NOPE on machine M101.' },
  orderToConfirm: { path: '/interface/M101/order-confirmation/NOPE', says: 'There is no order NOPE on machine M101.' },
  adjustScrap: { path: '/interface/M101/order-details/NOPE/scrap', says: 'There is no order NOPE on machine M101.' },
  document: { path: '/interface/M101/documents/NOPE', says: 'There is no such document' },
  file: { path: '/files/NOPE', says: 'There is no file NOPE.' },
  machineFile: { path: '/interface/M101/files/NOPE', says: 'There is no file NOPE.' },
  globalPrint: { path: '/machines/global-print/NOPE', says: 'There is no print status NOPE. You see all prints.' },
  historyDays: { path: '/history/M101/day/NOPE', says: 'NOPE is not a week. You see this week.' },
  historyHours: { path: '/history/M101/hour/NOPE', says: 'NOPE is not a day. You see today.' },
  historyTransactions: { path: '/history/M101/transactions/NOPE', says: 'NOPE is not a day. You see today.' },
  handoverOfPlace: { path: '/handovers/NOPE/10', says: 'There is no place 10.' },
  handover: { path: '/handovers/department/10/NOPE/1', says: 'There is no such shift on NOPE' },
  reportOrder: { path: '/reports/order/NOPE', says: 'There is no report NOPE' },
  reportSchedule: { path: '/reports/order/NOPE/schedule', says: 'There is no report NOPE' },
}

/** Those that another spec shows, or that have nothing to say, each with why. */
export const saidElsewhere: Readonly<Record<string, string>> = {
  historyDay: 'every layout of an analysis shows the same rows',
  cardHistory: 'every layout of an analysis shows the same rows',
  historyScrap: 'every layout of an analysis shows the same rows',
  wallLink: 'wall-link.spec.ts: nobody is signed in there',
}
