import { expect, test } from 'vitest'
import { type CallRights, type Hindrance, hindranceOf } from './may-call.ts'

type Caller = Parameters<typeof hindranceOf>[0]
const admin: Caller = { permissions: ['can-do-admin-actions'], machine_restrictions: [] }
const ofOne = { ...admin, machine_restrictions: ['P201'] }
const nobody = { permissions: [], machine_restrictions: [] }
const takes = (reach: CallRights['reach']): CallRights => ({ permission: 'can-do-admin-actions', reach })
const free: CallRights = { permission: undefined, reach: 'own' }

test.each<[string, Caller, CallRights, Record<string, unknown>, Hindrance | null]>([
  ['every machine', admin, takes('plant'), {}, null],
  ['one machine', ofOne, takes('plant'), {}, { why: 'whole-plant' }],
  [
    'the permission before the reach',
    nobody,
    takes('plant'),
    {},
    { why: 'permission', permission: 'can-do-admin-actions' },
  ],
  ['no permission asked', nobody, free, {}, null],
  ['one’s own machine', ofOne, takes('machines'), { machine_id: 'P201' }, null],
  ['another’s machine', ofOne, takes('machines'), { machine_id: 'X999' }, { why: 'machine', machine_id: 'X999' }],
  [
    'another’s machine on the floor',
    ofOne,
    takes('floor'),
    { machine_id: 'X999' },
    { why: 'machine', machine_id: 'X999' },
  ],
  [
    'machines of which one is another’s',
    ofOne,
    takes('machines'),
    { machines: ['P201', 'M1'] },
    { why: 'machine', machine_id: 'M1' },
  ],
  ['no machine, which means all', ofOne, takes('machines'), { machines: null }, { why: 'whole-plant' }],
  ['the settings of all machines', ofOne, takes('machines'), { of_machine: '' }, { why: 'whole-plant' }],
  ['no machine yet', ofOne, takes('machines'), {}, null],
  ['an account of somebody with more rights', admin, takes('people'), { beyond_own: true }, { why: 'beyond-own' }],
  ['an account of somebody with no more', admin, takes('people'), { beyond_own: false }, null],
  ['an account, which only the server knows', ofOne, takes('people'), { user_id: 1 }, null],
])(
  'T-PLANT-526 what stands in the way of a call is known before it is made: %s',
  (_, caller, rights, given, hindrance) => expect(hindranceOf(caller, rights, given)).toEqual(hindrance),
)
