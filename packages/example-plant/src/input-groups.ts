export interface PlantInputSetting {
  readonly setting_type: 'machine_machine' | 'tool_machine' | 'tool' | 'machine'
  readonly property_description: string
  readonly unit: string
  readonly first_value: string
}

export interface PlantInputGroup {
  readonly description: string
  readonly input: 0 | 1
  readonly output: 0 | 1
  readonly settings: readonly PlantInputSetting[]
}

const setting = (
  setting_type: PlantInputSetting['setting_type'],
  property_description: string,
  unit: string,
  first_value: string,
): PlantInputSetting => ({ setting_type, property_description, unit, first_value })

/** What a setter writes down of a moulding machine and of the tool in it; the last group is not for operators. */
export const exampleInputGroups: readonly PlantInputGroup[] = [
  {
    description: 'Machine settings, moulding',
    input: 1,
    output: 1,
    settings: [
      setting('machine', 'Clamping force', 'kN', '800'),
      setting('machine_machine', 'Hold pressure', 'bar', '45'),
      setting('machine_machine', 'Injection speed', 'mm/s', '60'),
      setting('machine', 'Remark of the setter', 'Text', ''),
    ],
  },
  {
    description: 'Tool settings, cooling',
    input: 1,
    output: 0,
    settings: [
      setting('tool', 'Cooling water', '°C', '18'),
      setting('tool_machine', 'Hot runner', '°C', '215'),
      setting('tool', 'Hose colour', '', 'blue'),
    ],
  },
  {
    description: 'Laboratory',
    input: 1,
    output: 0,
    settings: [setting('machine', 'Melt flow index', 'g/10 min', '12')],
  },
]
