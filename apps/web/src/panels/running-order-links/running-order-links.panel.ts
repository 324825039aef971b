import { definePanel } from '../define-panel.ts'

/** Which orders are chosen, and where more of them is told. */
export const runningOrderLinks = definePanel<'running-order'>({
  id: 'running-order-links',
  for: 'running-order',
  load: () => import('./RunningOrderLinksPanel.tsx'),
})
