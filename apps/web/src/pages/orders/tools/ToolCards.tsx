import type { ToolRow } from '@takt/domain/machines/overview/tool-row.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import styles from './ToolsPage.module.css'

/** The same list for one hand. */
export function ToolCards({ tools, empty }: { tools: readonly ToolRow[]; empty: ReactNode }) {
  const text = useText()
  if (tools.length === 0) return empty
  return (
    <ul className={styles.cards}>
      {tools.map((tool) => (
        <li key={tool.tool_id} className={styles.card}>
          <span className={styles.strong}>{tool.tool_id}</span>
          <span className={styles.end}>{tool.machine_id}</span>
          <span className={styles.muted}>{tool.tool_description}</span>
          <span className={styles.end}>
            {text('tools.cavities')} {tool.cavities_open} / {tool.cavities_total}
          </span>
        </li>
      ))}
    </ul>
  )
}
