import { overviewOf } from '@takt/domain/ground/navigation/viewtype.ts'
import type { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import {
  type PanelLink,
  type PanelLinkId,
  type PanelPlace,
  panelLinks,
} from '@takt/domain/machines/navigation/panel-links.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { MoreIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useMachine } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { isKnownPath } from '../../routes/match-route.ts'
import { preloadPage } from '../../routes/preload-page.ts'
import { useGo } from '../../routes/use-go.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import type { PanelProps } from '../define-panel.ts'
import { linkWords } from '../link-words.tsx'
import styles from './MachineActionsPanel.module.css'
import { type MachineActionsAnswer, OwnActions } from './OwnActions.tsx'
import { ResumeSetup } from './ResumeSetup.tsx'

/** What the person most likely came for stands first; what is not named here is one press further. */
const shown: readonly PanelLinkId[] = [
  'stopcode',
  'report-quantity',
  'uncoded',
  'history',
  'planned-orders',
  'notes',
  'cavities',
  'activities',
  'open',
]

/** Large ones; the others leave room for the list above. */
const likely = new Set<PanelLinkId>(['stopcode', 'report-quantity', 'open'])

type Props = PanelProps<'machine', MachineActionsAnswer>

export default function MachineActionsPanel({ selection, busy, perform }: Props) {
  const text = useText()
  const session = useSession()
  const machine = useMachine(selection.machine_id)
  const place = usePlace()
  const [more, setMore] = useState(false)
  // All three are needed on the next page; loading them with the selection makes it open at once.
  const touch = useLoad('get_touch_config_for_machine', { machine_id: selection.machine_id })
  useLoad('get_stop_codes_for_machine', { machine_id: selection.machine_id })
  useLoad('get_special_functions_for_machine', { machine_id: selection.machine_id })
  if (!machine) return null
  const config: TouchConfig = touch.rows?.[0] ?? touchConfig(machine.machine_id, null)
  const links = panelLinks({ machine, touch: config, user: session, place, isKnown: isKnownPath }).filter(
    (link) => link.id !== 'stopcode' || machine.status === 'S',
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
        {shown.map((id) => (
          <Link key={id} link={links.find((link) => link.id === id)} />
        ))}
        {more && links.filter(({ id }) => !shown.includes(id)).map((link) => <Link key={link.id} link={link} />)}
        {more && <OwnActions machine_id={machine.machine_id} busy={busy} perform={perform} />}
        <ResumeSetup machine={machine} />
        <Button icon={<MoreIcon />} aria-expanded={more} onClick={() => setMore(!more)}>
          {text(more ? 'panel.less' : 'panel.more')}
        </Button>
      </div>
    </div>
  )
}

function Link({ link }: { link: PanelLink | undefined }) {
  const text = useText()
  const go = useGo()
  if (!link) return null
  const { id, path } = link
  const word = linkWords[id]
  return (
    <Button
      size={likely.has(id) ? 'primary' : 'touch'}
      variant={id === 'stopcode' ? 'primary' : 'secondary'}
      icon={word.icon}
      onPointerDown={() => preloadPage(path)}
      onClick={() => go(path)}
    >
      {text(word.label)}
    </Button>
  )
}

function usePlace(): PanelPlace {
  const route = useMatchedRoute()
  const { locationtype, location } = useRouteParams()
  if (route?.facts.layout === 'machine-interface') return { kind: 'interface' }
  const place = { kind: 'overview', viewtype: (route && overviewOf(route)) ?? 'machines' } as const
  return locationtype === undefined || location === undefined ? place : { ...place, locationtype, location }
}
