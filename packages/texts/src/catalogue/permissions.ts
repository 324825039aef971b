import { defineTexts } from '../define-texts.ts'

/** What each permission lets a person do. The domain names them; people read these. */
export const permissionTexts = defineTexts({
  'permission.can-navigate': { en: 'Use the side menu.', sv: 'Använda sidomenyn.' },
  'permission.can-access-dashboard': { en: 'See dashboards.', sv: 'Se instrumentpaneler.' },
  'permission.code-stops': {
    en: 'Code stops and write notes on them.',
    sv: 'Koda stopp och skriva anteckningar på dem.',
  },
  'permission.report-quantity': {
    en: 'Report good quantity on running orders.',
    sv: 'Rapportera godkänt antal på pågående order.',
  },
  'permission.confirm-orders': {
    en: 'Confirm finished orders and pallets.',
    sv: 'Bekräfta avslutade order och pallar.',
  },
  'permission.can-change-cavities': {
    en: 'Open and close cavities on a machine.',
    sv: 'Öppna och stänga kaviteter på en maskin.',
  },
  'permission.detail-planning': { en: 'Plan bundles in detail planning.', sv: 'Planera buntar i detaljplaneringen.' },
  'permission.can-manual-scrap': {
    en: 'Report and adjust scrap by hand at any time.',
    sv: 'Rapportera och justera kassation för hand när som helst.',
  },
  'permission.pallet-flag-cancellation-functions': {
    en: 'Cancel pallet flags and revert it.',
    sv: 'Makulera pallflaggor och ångra det.',
  },
  'permission.pallet-flag-printer-selection': {
    en: 'Print pallet flags and labels on another printer than the machine’s own.',
    sv: 'Skriva ut pallflaggor och etiketter på en annan skrivare än maskinens egen.',
  },
  'permission.delete-internal-activity': {
    en: 'Delete an internal activity that is not performed yet.',
    sv: 'Ta bort en intern aktivitet som inte är utförd.',
  },
  'permission.can-save-default-visualizations': {
    en: 'Save analysis views for everybody.',
    sv: 'Spara analysvyer för alla.',
  },
  'permission.can-manage-user-visualizations': {
    en: 'Save and delete own analysis views.',
    sv: 'Spara och ta bort egna analysvyer.',
  },
  'permission.can-delete-default-visualizations': {
    en: 'Delete analysis views of everybody.',
    sv: 'Ta bort analysvyer för alla.',
  },
  'permission.can-access-admin-panel': { en: 'Open the administration.', sv: 'Öppna administrationen.' },
  'permission.can-do-admin-actions': { en: 'Run administrative actions.', sv: 'Utföra administrativa åtgärder.' },
  'permission.view-permissions': { en: 'See users and their permissions.', sv: 'Se användare och deras behörigheter.' },
  'permission.view-themes': { en: 'Open the theme page.', sv: 'Öppna sidan för utseende.' },
  'permission.view-production-goals': { en: 'See production goals.', sv: 'Se produktionsmål.' },
  'permission.view-input-settings': { en: 'See input settings.', sv: 'Se inmatningsinställningar.' },
  'permission.view-order-detail-settings': {
    en: 'See order detail settings.',
    sv: 'Se inställningar för orderdetaljer.',
  },
  'permission.view-side-menu-settings': { en: 'See side-menu settings.', sv: 'Se inställningar för sidomenyn.' },
  'permission.view-dashboard-templates': {
    en: 'Open the dashboard builder to read.',
    sv: 'Öppna panelbyggaren för att läsa.',
  },
  'permission.change-dashboard-templates': {
    en: 'Save existing dashboards.',
    sv: 'Spara befintliga instrumentpaneler.',
  },
  'permission.add-dashboard-templates': {
    en: 'Create and delete dashboards.',
    sv: 'Skapa och ta bort instrumentpaneler.',
  },
  'permission.view-widget-settings': { en: 'See saved widget settings.', sv: 'Se sparade widgetinställningar.' },
  'permission.add-widget-settings': {
    en: 'Save and delete widget settings.',
    sv: 'Spara och ta bort widgetinställningar.',
  },
  'permission.view-liveviews-templates': {
    en: 'See live views in administration.',
    sv: 'Se livevyer i administrationen.',
  },
  'permission.add-liveviews-templates': { en: 'Create and save live views.', sv: 'Skapa och spara livevyer.' },
  'permission.change-own-webcolumns': {
    en: 'Configure the columns of own tables.',
    sv: 'Ställa in kolumner i egna tabeller.',
  },
  'permission.change-default-webcolumns': {
    en: 'Configure the columns of everybody.',
    sv: 'Ställa in kolumner för alla.',
  },
  'permission.overview-admin-erp-reporting': {
    en: 'See the overview of ERP reporting.',
    sv: 'Se översikten över rapportering till affärssystemet.',
  },
  'permission.change-failed-erp-status': {
    en: 'Retry or delete failed ERP records.',
    sv: 'Försöka igen med eller ta bort misslyckade poster till affärssystemet.',
  },
  'permission.view-tpqs-admin': { en: 'See the scales page.', sv: 'Se sidan för vågar.' },
  'permission.admin-tpqs-admin': { en: 'Administer scales.', sv: 'Administrera vågar.' },
  'permission.setup-tpqs-admin': { en: 'Set scales up.', sv: 'Ställa in vågar.' },
  'permission.change-documents': {
    en: 'Add and remove documents of machines, orders, parts and tools.',
    sv: 'Lägga till och ta bort dokument till maskiner, order, artiklar och verktyg.',
  },
  'permission.view-connectors': {
    en: 'See machine connections and their signals.',
    sv: 'Se maskinanslutningar och deras signaler.',
  },
  'permission.schedule-reports': {
    en: 'Have reports delivered on a schedule.',
    sv: 'Få rapporter levererade enligt schema.',
  },
})
