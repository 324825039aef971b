import { defineTexts } from '../define-texts.ts'

/** Widgets whose options are panels: values, graphs, buttons, texts, dashboards inside dashboards. */
export const panelWidgets = defineTexts({
  'widget.datasource-value': { en: 'Value', sv: 'Värde' },
  'widget.datasource-value.description': {
    en: 'One value of a data source, large, with styles that follow it',
    sv: 'Ett stort värde ur en datakälla, med stilar som följer det',
  },
  'widget.datasource-multi-value-table': { en: 'Filtered table', sv: 'Filtrerad tabell' },
  'widget.datasource-multi-value-table.description': {
    en: 'The rows of a data source that match a filter',
    sv: 'Raderna i en datakälla som stämmer med ett filter',
  },
  'widget.datasource-multi-value-graph': { en: 'Graph of rows', sv: 'Diagram över rader' },
  'widget.datasource-multi-value-graph.description': {
    en: 'Bars, lines, points or slices from the rows of a data source',
    sv: 'Staplar, linjer, punkter eller tårtbitar ur en datakällas rader',
  },
  'widget.graph.reading': { en: 'Graph of {what}', sv: 'Diagram över {what}' },
  'widget.graph.other': { en: 'All others', sv: 'Alla övriga' },
  'widget.graph.point': { en: '{series}, {label}: {value}', sv: '{series}, {label}: {value}' },
  'widget.choose-graph': { en: 'Choose what the graph shows', sv: 'Välj vad diagrammet visar' },
  'widget.datasource-parameter-selector': { en: 'Parameter selector', sv: 'Parameterväljare' },
  'widget.datasource-parameter-selector.description': {
    en: 'Chooses what the whole dashboard shows',
    sv: 'Väljer vad hela instrumentpanelen visar',
  },
  'widget.choose-parameter': { en: 'Choose a parameter', sv: 'Välj en parameter' },
  'widget.navigator': { en: 'Link buttons', sv: 'Länkknappar' },
  'widget.navigator.description': {
    en: 'Buttons that lead to pages, machines or web addresses',
    sv: 'Knappar till sidor, maskiner eller webbadresser',
  },
  'widget.navigator.none': { en: 'Add a button', sv: 'Lägg till en knapp' },
  'widget.opens-new-tab': { en: 'opens in a new tab', sv: 'öppnas i en ny flik' },
  'widget.free-text': { en: 'Free text', sv: 'Fri text' },
  'widget.free-text.description': { en: 'A text of your own', sv: 'En egen text' },
  'widget.write-text': { en: 'Write a text', sv: 'Skriv en text' },
  'widget.section': { en: 'Background', sv: 'Bakgrund' },
  'widget.section.description': {
    en: 'A picture or colour under other widgets',
    sv: 'En bild eller färg under andra widgetar',
  },
  'widget.background-fault': {
    en: 'A picture is a path below /serverfiles/ or an https address.',
    sv: 'En bild är en sökväg under /serverfiles/ eller en https-adress.',
  },
  'widget.sub-dashboard': { en: 'Dashboard inside', sv: 'Instrumentpanel i rutan' },
  'widget.sub-dashboard.description': {
    en: 'Another dashboard, drawn inside this one',
    sv: 'En annan instrumentpanel inuti denna',
  },
  'widget.sub-dashboard-multiple': { en: 'Dashboard per row', sv: 'Instrumentpanel per rad' },
  'widget.sub-dashboard-multiple.description': {
    en: 'The same dashboard once for every row of a data source',
    sv: 'Samma instrumentpanel för varje rad i en datakälla',
  },
  'widget.choose-dashboard': { en: 'Choose a dashboard', sv: 'Välj en instrumentpanel' },
  'widget.sub-page': { en: 'Page {page} of {pages}', sv: 'Sida {page} av {pages}' },
  'widget.sub-waiting': { en: 'waiting for data', sv: 'väntar på data' },
  'widget.sub-recursive': { en: 'recursive dashboard', sv: 'instrumentpanelen innehåller sig själv' },
  'widget.sub-too-deep': { en: 'too many dashboards inside each other', sv: 'för många instrumentpaneler i varandra' },
  'widget.sub-missing': { en: 'There is no dashboard “{slug}”.', sv: 'Instrumentpanelen ”{slug}” finns inte.' },
})
