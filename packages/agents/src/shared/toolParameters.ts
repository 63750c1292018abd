import { z } from 'zod';
import { type ToolName, tools } from './tools.ts';

/** A parameter of a tool, as its schema says it. */
export interface ToolParameter {
  name: string;
  description: string;
  required: boolean;
  /** Values of a choice. */
  values: readonly string[];
  default?: string;
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
}

interface Property {
  description?: string;
  enum?: readonly string[];
  default?: unknown;
  type?: string;
  minimum?: number;
  maximum?: number;
}

/** The parameters of a tool, from the schema that its calls are checked against. */
export function toolParameters(tool: ToolName): ToolParameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(tools[tool].input, { io: 'input' });
  return Object.entries(properties as Record<string, Property>).map(([name, property]) => ({
    name,
    description: property.description ?? '',
    required: required.includes(name),
    values: property.enum ?? [],
    ...(property.default !== undefined && { default: String(property.default) }),
    ...(property.minimum !== undefined && { minimum: property.minimum }),
    ...(property.maximum !== undefined && { maximum: property.maximum }),
  }));
}
