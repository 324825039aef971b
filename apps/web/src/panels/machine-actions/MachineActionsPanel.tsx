import { type TouchConfig, touchConfig } from '@takt/domain/model/machine.ts'
import { type PanelPlace, panelLinks } from '@takt/domain/navigation/panel-links.ts'
import { viewtypeOf } from '@takt/domain/navigation/viewtype.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '../../data/machines.ts'
import { useSession } from '../../data/session.ts'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { preloadPage } from '../../routes/preload-page.ts'
import { useGo } from '../../routes/use-go.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import type { PanelProps } from '../define-panel.ts'
import { linkWords } from '../link-words.tsx'
import styles from './MachineActionsPanel.module.css'
import { ResumeSetup } from './ResumeSetup.tsx'

/** What the person most likely came for stands first. */
const order = ['stopcode', 'report-quantity', 'uncoded', 'history', 'notes', 'cavities', 'open']

/** Large ones; the others leave room for the list above. */
const likely = new Set(['stopcode', 'report-quantity', 'open'])

export default function MachineActionsPanel({ selection }: PanelProps<'machine', never>) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const machine = useMachine(selection.machine_id)
  const place = usePlace()
  // Both are needed on the next page; loading them with the selection makes it open at once.
  const touch = useLoad('get_touch_config_for_machine', { machine_id: selection.machine_id })
  useLoad('get_stop_codes_for_machine', { machine_id: selection.machine_id })
  if (!machine) return null
  const config: TouchConfig = touch.rows?.[0] ?? touchConfig(machine.machine_id, null)
  const links = panelLinks({ machine, touch: config, user: session, place, isKnown: isKnownPath }).filter(
    (link) => link.id in linkWords && (link.id !== 'stopcode' || machine.status === 'S'),
  )
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.id}>{machine.machine_id}</p>
        <p className={styles.description}>{machine.machine_description}</p>
      </div>
      {touch.rows?.[0]?.empty && (
        <p className={styles.misconfigured}>
          <WarningIcon size={20} />
          {text('machines.config-error')}
        </p>
      )}
      <div className={styles.links}>
        {order.map((id) => {
          const link = links.find((each) => each.id === id)
          const word = linkWords[id]
          if (!link || !word) return null
          return (
            <Button
              key={id}
              size={likely.has(id) ? 'primary' : 'touch'}
              variant={id === 'stopcode' ? 'primary' : 'secondary'}
              icon={word.icon}
              onPointerDown={() => preloadPage(link.path)}
              onClick={() => go(link.path)}
            >
              {text(word.label)}
            </Button>
          )
        })}
        <ResumeSetup machine={machine} />
      </div>
    </div>
  )
}

function usePlace(): PanelPlace {
  const path = useLocation({ select: (location) => location.pathname })
  const { locationtype, location } = useRouteParams()
  const [, first] = path.split('/')
  if (first === 'interface') return { kind: 'interface' }
  const place = { kind: 'overview', viewtype: viewtypeOf(first) ?? 'machines' } as const
  return locationtype === undefined || location === undefined ? place : { ...place, locationtype, location }
}
