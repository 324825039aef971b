import type { ReactNode } from 'react'
import { PanelWords } from './PanelWords.tsx'

/** Which order a panel is about: its machine and number, and a line of what tells it from others. */
export function OrderWords({ head, about }: { head: readonly string[]; about: ReactNode }) {
  return <PanelWords head={head.filter(Boolean).join(' · ')} about={about} />
}
