import { expect, test } from 'vitest'
import { isArranged, trailField, trailFields } from './trail-fields.ts'

test.each([
  ['a field of a register is called as its form calls it', 'user', 'usertype', 'security.level', 'code'],
  ['what a register says goes before what others mean by it', 'user', 'removed', 'users.removed', 'list'],
  ['a register with words of its own', 'stop-code', 'setup_time', 'register.stop-code.field.setup_time', 'flag'],
  ['a field that means one thing everywhere', 'good', 'employee', 'trail.field.employee', 'code'],
  ['a field that means something of its own to a thing', 'activity', 'status', 'column.status', 'said'],
  ['what is no record of fields', 'device', '', 'trail.field.employee', 'code'],
  ['a version is nobody’s business', 'machine', 'version', '', 'hidden'],
  [
    'a dashboard’s widget is told in one line',
    'widget-config',
    'ticks',
    'trail.field.settings-of-the-widget',
    'inside',
  ],
  ['a day of a calendar', 'calendar', '2030-06-01', '2030-06-01', 'code'],
  ['a machine that follows another calendar', 'calendar', 'M101', 'M101', 'code'],
  ['a parameter that the plant named', 'own-overview', 'machinelist', 'machinelist', 'text'],
])('T-PLANT-580 %s', (_what, thing, field, label, kind) => {
  const found = trailField(thing, field)
  expect(found?.[0]).toBe(label)
  expect(found?.[1].kind).toBe(kind)
})

test('T-PLANT-580 what nobody has said is found missing', () => {
  expect(trailField('order', 'teapot')).toBeNull()
  expect(trailField('order', '')).toBeNull()
  expect(trailField('teapot', 'teapot')).toBeNull()
  expect(isArranged('view')).toBe(true)
  expect(isArranged('order')).toBe(false)
  expect(Object.keys(trailFields).length).toBeGreaterThan(300)
})
