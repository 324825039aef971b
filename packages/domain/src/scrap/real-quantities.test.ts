import { expect, test } from 'vitest'
import { type BookedScrap, realQuantities } from './real-quantities.ts'

const booked = (rows: readonly (readonly [string, number, string?, number?])[]): BookedScrap[] =>
  rows.map(([scrap_reason, scrap_qty, source = 'report', takes_back = null], index) => ({
    record_no: index + 1,
    machine_id: 'M1',
    scrap_reason,
    scrap_qty,
    source,
    takes_back,
  }))

test.each([
  [
    'nothing corrected',
    [
      ['10', 5],
      ['20', 2],
    ],
    [5, 2],
  ],
  [
    'a second report of a single piece stays its own',
    [
      ['10', 5],
      ['10', 1],
    ],
    [5, 1],
  ],
  [
    'an adjustment that moved into a report is none itself',
    [
      ['10', 5],
      ['10', -2, 'adjustment'],
      ['10', 3, 'adjustment'],
    ],
    [6, 0, 0],
  ],
  [
    'an adjustment down',
    [
      ['10', 5],
      ['10', -2, 'adjustment'],
    ],
    [3, 0],
  ],
  [
    'an adjustment up',
    [
      ['10', 5],
      ['10', 2, 'adjustment'],
    ],
    [7, 0],
  ],
  [
    'a correction over two reports, the newest first',
    [
      ['10', 5],
      ['10', 3],
      ['10', -4],
    ],
    [4, 0, 0],
  ],
  [
    'an adjustment leaves later reports',
    [
      ['10', 5],
      ['10', -5, 'adjustment'],
      ['10', 2],
    ],
    [0, 0, 2],
  ],
  [
    'another reason is not touched',
    [
      ['10', 5],
      ['20', 3],
      ['20', -3, 'adjustment'],
    ],
    [5, 0, 0],
  ],
  [
    'a reason added on the card, then lowered',
    [
      ['10', 4, 'adjustment'],
      ['10', -1, 'adjustment'],
    ],
    [3, 0],
  ],
  [
    'a single piece is a report too',
    [
      ['10', 1],
      ['10', -1],
    ],
    [0, 0],
  ],
  [
    'an adjustment up of one goes into the newest report alone',
    [
      ['10', 5],
      ['10', 3],
      ['10', 1, 'adjustment'],
    ],
    [5, 4, 0],
  ],
  [
    'what finds no report stays its own, and is no report',
    [
      ['10', -2],
      ['10', 3, 'adjustment'],
      ['10', -1, 'adjustment'],
    ],
    [-2, 2, 0],
  ],
  [
    'more is taken back than there is',
    [
      ['10', 2],
      ['10', -5],
      ['10', 4],
      ['10', -1],
    ],
    [0, -3, 3, 0],
  ],
  [
    'one piece added on the card, then taken back',
    [
      ['10', 1, 'adjustment'],
      ['10', -1, 'adjustment'],
    ],
    [0, 0],
  ],
  [
    'a millionth is counted, less is noise',
    [
      ['10', 0.3],
      ['10', -0.1],
      ['10', -0.00000049],
    ],
    [0.2, 0, 0],
  ],
] as const)('W-ENTITY-15-X %s', (_what, rows, real) => {
  expect([...realQuantities(booked(rows)).values()]).toEqual(real)
})
