import './data/no-eval.ts'
import '@fontsource-variable/inter/index.css'
import '@takt/ui/tokens.css'
import '@takt/ui/base.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { keepThemeApplied, loadSettingsFile } from './data/theme.ts'
import { watchForErrors } from './shell/page-frame/report-error.ts'
import { watchForUpdates } from './shell/update/update-check.ts'

watchForErrors()
keepThemeApplied()
void loadSettingsFile()
void watchForUpdates()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
