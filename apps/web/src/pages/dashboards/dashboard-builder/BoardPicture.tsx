import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { DashboardGrid } from '../../../dashboard/DashboardGrid.tsx'
import type { FindWidget } from '../../../dashboard/define-widget.ts'
import { useElementWidth } from './use-element-width.ts'
import styles from './VersionsDialog.module.css'

const noQuery = {}
const SCREEN = { width: 1600, height: 900 }

/** On a phone too as on the canvas, not as one column. */
const asDrawn = (_id: string, content: ReactNode) => content

/** A board as it would look, small and asleep. */
export function BoardPicture({ dashboard, find }: { readonly dashboard: Dashboard; readonly find: FindWidget }) {
  const box = useRef<HTMLDivElement>(null)
  const scale = useElementWidth(box) / SCREEN.width
  return (
    <div ref={box} className={styles.picture} style={{ '--scale': scale } as CSSProperties} inert>
      <div className={styles.screen} style={SCREEN}>
        <DashboardGrid
          dashboard={dashboard}
          find={find}
          mode="preview"
          query={noQuery}
          path="/admin/"
          around={asDrawn}
        />
      </div>
    </div>
  )
}
