import './device/no-eval.ts'
import '@fontsource-variable/inter/index.css'
import '@takt/ui/tokens.css'
import '@takt/ui/base.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchOutbox } from './data/offline/send-waiting.ts'
import { keepThemeApplied, loadSettingsFile } from './data/session/theme.ts'
import { currentLanguage } from './data/words/language.ts'
import { openBook } from './data/words/sentences.ts'
import { watchForErrors } from './parts/page-frame/report-error.ts'
import { hearEarlyKeys } from './shell/scanner/early-keys.ts'
import { watchForUpdates } from './shell/update/update-check.ts'

hearEarlyKeys()
watchForErrors()
keepThemeApplied()
void loadSettingsFile()
watchOutbox()

// Words first: a page without them would be drawn twice.
await openBook(currentLanguage(), 'first')
// After the words: a version that waits already is offered at once, and was an empty box with an empty button.
void watchForUpdates()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
