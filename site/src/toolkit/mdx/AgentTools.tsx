import { type ToolParameter, toolParameters } from '@zs-docs/agents/parameters';
import { type ToolName, tools } from '@zs-docs/agents/tools';
import { agentsText } from '../../text/agents.ts';
import styles from './AgentTools.module.css';

const text = agentsText.parameters;

/** The tools of the MCP server with their parameters, from the schemas that it checks calls against. */
export function AgentTools() {
  return (
    <dl className={styles.tools}>
      {(Object.keys(tools) as ToolName[]).map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {tools[name].title}
          </dt>
          <dd>
            <p>{tools[name].description}</p>
            <ul>
              {toolParameters(name).map((parameter) => (
                <Parameter key={parameter.name} {...parameter} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Parameter({
  name,
  description,
  required,
  values,
  minimum,
  maximum,
  ...rest
}: ToolParameter) {
  const facts = [
    required ? text.required : text.optional,
    ...(values.length > 0 ? [text.values(values)] : []),
    ...(minimum !== undefined && maximum !== undefined ? [text.range(minimum, maximum)] : []),
    ...(rest.default === undefined ? [] : [text.default(rest.default)]),
  ];
  return (
    <li>
      <code>{name}</code> <small>({facts.join(', ')})</small> {description}
    </li>
  );
}
