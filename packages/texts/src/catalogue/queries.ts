import { defineTexts } from '../define-texts.ts'

export const queries = defineTexts({
  'query.missing': { en: 'The query needs a value for “{name}”.', sv: 'Frågan behöver ett värde för ”{name}”.' },

  'query.source': { en: 'Saved query', sv: 'Sparad fråga' },
  'query.none': { en: 'No query has been saved yet.', sv: 'Ingen fråga är sparad ännu.' },
  'query.gone': { en: 'This query no longer exists.', sv: 'Den här frågan finns inte längre.' },
  'query.load-failed': { en: 'The queries could not be loaded.', sv: 'Frågorna kunde inte laddas.' },
  'query.new': { en: 'New query', sv: 'Ny fråga' },
  'query.name': { en: 'Name', sv: 'Namn' },
  'query.text': { en: 'SQL text', sv: 'SQL-text' },
  'query.text-hint': {
    en: 'One SELECT with company_id = <%company_id%>; <%name%> is asked for, <%machinelist%> takes several machines',
    sv: 'En SELECT med company_id = <%company_id%>; <%namn%> frågas efter, <%machinelist%> tar flera maskiner',
  },
  'query.note': { en: 'Note', sv: 'Anteckning' },
  'query.prompt': { en: 'What is asked for {name}', sv: 'Vad som frågas för {name}' },
  'query.run': { en: 'Run', sv: 'Kör' },
  'query.save': { en: 'Save query', sv: 'Spara fråga' },
  'query.delete': { en: 'Delete query', sv: 'Radera fråga' },
  'query.delete-title': { en: 'Delete “{name}”?', sv: 'Radera ”{name}”?' },
  'query.delete-text': {
    en: 'The text of the query is lost for everybody.',
    sv: 'Frågans text går förlorad för alla.',
  },
  'query.result': { en: 'First rows of the result', sv: 'Resultatets första rader' },

  'widget.sql-graph': { en: 'SQL graph', sv: 'SQL-diagram' },
  'widget.sql-graph.description': {
    en: 'Lines over the rows of a saved query: the first column is x, every column of numbers a line.',
    sv: 'Linjer över raderna i en sparad fråga: första kolumnen är x, varje kolumn med tal en linje.',
  },
  'widget.sql-graph.no-numbers': {
    en: 'The query has no column of numbers beside the first.',
    sv: 'Frågan har ingen kolumn med tal bredvid den första.',
  },
  'widget.sql-gauge': { en: 'SQL gauge', sv: 'SQL-mätare' },
  'widget.sql-gauge.description': {
    en: 'A needle dial: the first column of the first row of a saved query.',
    sv: 'En visarmätare: första kolumnen i första raden i en sparad fråga.',
  },
  'widget.query-editor': { en: 'Query editor', sv: 'Frågeredigerare' },
  'widget.query-editor.description': {
    en: 'The saved queries, to be run and, by those who may, written.',
    sv: 'De sparade frågorna, för att köras och, av dem som får, skrivas.',
  },
  'widget.choose-query': { en: 'Choose a saved query', sv: 'Välj en sparad fråga' },
  'widget.query-missing': { en: 'Enter a value for “{name}”', sv: 'Ange ett värde för ”{name}”' },

  'option.query': { en: 'Query', sv: 'Fråga' },
  'option.x-unit': { en: 'Unit of x', sv: 'Enhet för x' },
  'choice.x-unit.auto': { en: 'automatic', sv: 'automatisk' },
  'choice.x-unit.minute': { en: 'minutes', sv: 'minuter' },
  'choice.x-unit.hour': { en: 'hours', sv: 'timmar' },
  'choice.x-unit.day': { en: 'days', sv: 'dagar' },
  'choice.x-unit.week': { en: 'weeks', sv: 'veckor' },
  'choice.x-unit.month': { en: 'months', sv: 'månader' },
  'choice.x-unit.number': { en: 'number', sv: 'tal' },
  'option.fixed-y': { en: 'Fixed y axis', sv: 'Fast y-axel' },
  'option.min-y': { en: 'Least y', sv: 'Minsta y' },
  'option.max-y': { en: 'Most y', sv: 'Största y' },
  'option.accepted-range': { en: 'Show the accepted range', sv: 'Visa godkänt område' },
  'option.begin-range': { en: 'Range begins at', sv: 'Området börjar vid' },
  'option.end-range': { en: 'Range ends at', sv: 'Området slutar vid' },

  'refusal.query-not-found': { en: 'There is no query {record_no}.', sv: 'Det finns ingen fråga {record_no}.' },
  'refusal.query-busy': {
    en: 'Many queries are running right now. Try again in a moment.',
    sv: 'Många frågor körs just nu. Försök igen om en stund.',
  },
  'refusal.query-slow': { en: 'The query took longer than {seconds} s.', sv: 'Frågan tog längre tid än {seconds} s.' },
  'refusal.query-failed': { en: 'The database says: {problem}', sv: 'Databasen säger: {problem}' },
  'refusal.query-broken': {
    en: 'The query “{name}” cannot be run with these values.',
    sv: 'Frågan ”{name}” kan inte köras med dessa värden.',
  },
  'refusal.query-no-erp': {
    en: 'There is no connection to an ERP’s database.',
    sv: 'Det finns ingen koppling till ett affärssystems databas.',
  },
  'refusal.query-name-taken': {
    en: 'There is already a query called “{name}”.',
    sv: 'Det finns redan en fråga som heter ”{name}”.',
  },
  'refusal.query-in-use': {
    en: 'Dashboards or overviews show this query: {dashboards}.',
    sv: 'Instrumentpaneler eller översikter visar frågan: {dashboards}.',
  },
  'refusal.query-empty': { en: 'The query has no text.', sv: 'Frågan har ingen text.' },
  'refusal.query-long': { en: 'The query is longer than {word} signs.', sv: 'Frågan är längre än {word} tecken.' },
  'refusal.query-statement': {
    en: 'A query begins with SELECT or WITH, not with “{word}”.',
    sv: 'En fråga börjar med SELECT eller WITH, inte med ”{word}”.',
  },
  'refusal.query-word': { en: '“{word}” may not stand in a query.', sv: '”{word}” får inte stå i en fråga.' },
  'refusal.query-function': {
    en: 'A query may not call “{word}”.',
    sv: 'En fråga får inte anropa ”{word}”.',
  },
  'refusal.query-sign': { en: '{word} may not stand in a query.', sv: '{word} får inte stå i en fråga.' },
  'refusal.query-open': { en: '{word} has no end.', sv: '{word} har inget slut.' },
  'refusal.query-brackets': { en: 'The brackets do not fit: {word}', sv: 'Parenteserna stämmer inte: {word}' },
  'refusal.query-company': {
    en: 'The query must be bound to the company: company_id = <%company_id%>',
    sv: 'Frågan måste bindas till företaget: company_id = <%company_id%>',
  },
})
