import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { hasOrder } from '@takt/domain/machines/has-order.ts'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { type ReactNode, useEffect } from 'react'
import { useDisplaySettings } from '../../data/dashboards/display-settings.ts'
import { useMachine, useMachineIds, useMachinesLoad } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { MachineState } from '../../parts/machine-state/MachineState.tsx'
import { AppLink } from '../../routes/AppLink.tsx'
import { usePageTitle } from '../../routes/page-title.ts'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { BottomBar } from '../bottom-bar/BottomBar.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { MachineTabs } from '../machine-tabs/MachineTabs.tsx'
import OutboxDialog from '../outbox/OutboxDialog.tsx'
import { OutboxIndicator } from '../outbox/OutboxIndicator.tsx'
import { DeviceButton } from '../shared-terminal/DeviceButton.tsx'
import { ConnectionState } from '../topbar/ConnectionState.tsx'
import { Logo } from '../topbar/Logo.tsx'
import { MachineSwap } from '../topbar/MachineSwap.tsx'
import { PlantClock } from '../topbar/PlantClock.tsx'
import { UserMenu } from '../topbar/UserMenu.tsx'
import { Content } from './Content.tsx'
import styles from './Layout.module.css'
import own from './MachineInterfaceLayout.module.css'
import { preloadTerminal } from './preload-terminal.ts'

/** For an operator at one machine: everything here is about it. */
export default function MachineInterfaceLayout({ children }: { children: ReactNode }) {
  const text = useText()
  const session = useSession()
  const { machine: machine_id = '' } = useRouteParams()
  const machine = useMachine(machine_id)
  const { settings: display } = useDisplaySettings()
  const usable = useMachineIds().filter((id) => mayUseMachine(session, id))
  useMachinesLoad()
  usePageTitle()
  const known = machine !== undefined
  useEffect(() => (known ? preloadTerminal(machine_id) : undefined), [machine_id, known])
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {text('shell.skip-to-content')}
      </a>
      <header className={styles.bar}>
        {can(session, 'can-navigate') && !session.only_interface && <Logo named={false} />}
        <AppLink className={own.machine} to={to('machine', { machine: machine_id })}>
          <span className={own.id}>{machine_id}</span>
          <span className={own.description}>{machine?.machine_description}</span>
        </AppLink>
        <span className={own.state}>{machine && <MachineState machine={machine} />}</span>
        {machine && hasOrder(machine) && (
          <span className={own.order} title={text('machines.order')}>
            {machine.work_order_no} <span className={own.part}>{machine.part_no}</span>
          </span>
        )}
        {machine && machine.emp_name !== '' && (
          <span className={own.employee} title={text('machines.employee')}>
            <UserIcon size={18} />
            {machine.emp_name}
          </span>
        )}
        <span className={styles.space} />
        {usable.length > 1 && <MachineSwap compact />}
        <FindButton />
        <OutboxIndicator dialog={OutboxDialog} />
        <ConnectionState />
        <PlantClock date={false} />
        <DeviceButton />
        <UserMenu named={false} />
      </header>
      <MachineTabs machine_id={machine_id} />
      <div className={styles.middle}>
        <Content still={display.locked_interface_scroll}>{children}</Content>
      </div>
      <BottomBar />
    </div>
  )
}
