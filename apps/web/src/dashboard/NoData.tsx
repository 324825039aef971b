import type { Say } from './define-widget.ts'
import styles from './WidgetFrame.module.css'

/** What a widget says when there is nothing to show. */
export function NoData({ say, children }: { readonly say: Say; readonly children?: string }) {
  return <p className={styles.note}>{children ?? say('widget.no-data')}</p>
}
