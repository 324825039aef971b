import { setupTypes } from '@takt/domain/stops/setup-types.register.ts'
import { RegisterPage } from '../../../parts/register/RegisterPage.tsx'
import { showRegister } from '../../../parts/register/register-view.ts'

const view = showRegister({
  of: setupTypes,
  title: 'title.setup-types',
  columns: ['machines', 'active'],
  hints: { machines: 'setup-types.machines-hint' },
  // A new one stands behind all others.
  begin: (rows) => ({ view_order: Math.max(0, ...rows.map(({ view_order }) => view_order)) + 1 }),
})

/** The kinds of setup that are chosen at the start of an order and at the first piece. */
export default function SetupTypesPage() {
  return <RegisterPage of={view} />
}
