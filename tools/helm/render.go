// Renders the chart as Helm does: with Go's text/template, the same function library, the same YAML library and the same schema validator. There is no
// package of Helm itself in Debian. It reads a request from its standard input and writes an answer to its standard output, both JSON.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/semver"
	"github.com/Masterminds/sprig"
	"github.com/xeipuuv/gojsonschema"
	"sigs.k8s.io/yaml"
)

type request struct {
	Chart   string                 `json:"chart"`
	Release map[string]interface{} `json:"release"`
	// What `--values` would name.
	Values      map[string]interface{} `json:"values"`
	KubeVersion string                 `json:"kubeVersion"`
	// What the cluster serves: "apps/v1", "apps/v1/Deployment".
	APIVersions versionSet `json:"apiVersions"`
	// What `lookup` finds, by "apiVersion/kind/namespace/name".
	Cluster map[string]map[string]interface{} `json:"cluster"`
}

type rendered struct {
	Template string                 `json:"template"`
	Object   map[string]interface{} `json:"object"`
}

type answer struct {
	Objects []rendered `json:"objects"`
	Notes   string     `json:"notes"`
	Error   string     `json:"error,omitempty"`
}

type versionSet []string

// Has is called by templates: .Capabilities.APIVersions.Has.
func (set versionSet) Has(name string) bool {
	for _, one := range set {
		if one == name {
			return true
		}
	}
	return false
}

func main() {
	var asked request
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	result, err := render(asked)
	if err != nil {
		result = answer{Objects: []rendered{}, Error: err.Error()}
	}
	if err := json.NewEncoder(os.Stdout).Encode(result); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func render(asked request) (answer, error) {
	chart := map[string]interface{}{}
	if err := readYaml(filepath.Join(asked.Chart, "Chart.yaml"), &chart); err != nil {
		return answer{}, err
	}
	if err := checkKubeVersion(chart, asked.KubeVersion); err != nil {
		return answer{}, err
	}
	values := map[string]interface{}{}
	if err := readYaml(filepath.Join(asked.Chart, "values.yaml"), &values); err != nil {
		return answer{}, err
	}
	values = merge(values, asked.Values)
	if err := checkSchema(filepath.Join(asked.Chart, "values.schema.json"), values); err != nil {
		return answer{}, err
	}
	return execute(asked, title(chart), values)
}

// Numbers of values.yaml stay json.Number, as in Helm; those of `--values` are float64.
func readYaml(path string, into *map[string]interface{}) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return yaml.UnmarshalStrict(text, into, func(d *json.Decoder) *json.Decoder {
		d.UseNumber()
		return d
	})
}

// merge gives the second precedence. null removes a default.
func merge(defaults, given map[string]interface{}) map[string]interface{} {
	merged := map[string]interface{}{}
	for name, value := range defaults {
		merged[name] = value
	}
	for name, value := range given {
		inner, isMap := value.(map[string]interface{})
		old, wasMap := merged[name].(map[string]interface{})
		switch {
		case value == nil:
			delete(merged, name)
		case isMap && wasMap:
			merged[name] = merge(old, inner)
		default:
			merged[name] = value
		}
	}
	return merged
}

func checkKubeVersion(chart map[string]interface{}, version string) error {
	wanted, _ := chart["kubeVersion"].(string)
	constraint, err := semver.NewConstraint(wanted)
	if err != nil {
		return err
	}
	given, err := semver.NewVersion(version)
	if err != nil {
		return err
	}
	if !constraint.Check(given) {
		return fmt.Errorf("chart requires kubeVersion: %s which is incompatible with Kubernetes %s", wanted, version)
	}
	return nil
}

func checkSchema(path string, values map[string]interface{}) error {
	schema, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	text, err := json.Marshal(values)
	if err != nil {
		return err
	}
	result, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(schema), gojsonschema.NewBytesLoader(text))
	if err != nil {
		return err
	}
	var mistakes []string
	for _, mistake := range result.Errors() {
		mistakes = append(mistakes, "- "+mistake.String())
	}
	if len(mistakes) > 0 {
		sort.Strings(mistakes)
		return errors.New("values don't meet the specifications of the schema:\n" + strings.Join(mistakes, "\n"))
	}
	return nil
}

// Templates name the chart's fields with capital letters.
func title(fields map[string]interface{}) map[string]interface{} {
	titled := map[string]interface{}{}
	for name, value := range fields {
		titled[strings.ToUpper(name[:1])+name[1:]] = value
	}
	return titled
}

func execute(asked request, chart, values map[string]interface{}) (answer, error) {
	name := chart["Name"].(string)
	files, err := filepath.Glob(filepath.Join(asked.Chart, "templates", "*"))
	if err != nil {
		return answer{}, err
	}
	all := template.New("gantry").Option("missingkey=zero")
	all.Funcs(functions(all, asked))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return answer{}, err
		}
		if _, err := all.New(name + "/templates/" + filepath.Base(file)).Parse(string(text)); err != nil {
			return answer{}, err
		}
	}
	version := strings.Split(strings.TrimPrefix(asked.KubeVersion, "v"), ".")
	data := map[string]interface{}{
		"Chart":   chart,
		"Release": asked.Release,
		"Values":  values,
		"Capabilities": map[string]interface{}{
			"APIVersions": asked.APIVersions,
			"KubeVersion": map[string]interface{}{"Version": asked.KubeVersion, "Major": version[0], "Minor": version[1]},
		},
	}
	result := answer{Objects: []rendered{}}
	for _, file := range files {
		base := filepath.Base(file)
		if strings.HasPrefix(base, "_") {
			continue
		}
		path := name + "/templates/" + base
		data["Template"] = map[string]interface{}{"Name": path, "BasePath": name + "/templates"}
		var out strings.Builder
		if err := all.ExecuteTemplate(&out, path, data); err != nil {
			return answer{}, err
		}
		text := strings.ReplaceAll(out.String(), "<no value>", "")
		if base == "NOTES.txt" {
			result.Notes = text
			continue
		}
		objects, err := parse(base, text)
		if err != nil {
			return answer{}, err
		}
		result.Objects = append(result.Objects, objects...)
	}
	return result, nil
}

var separator = regexp.MustCompile(`(?:^|\s*\n)---\s*`)

func parse(file, text string) ([]rendered, error) {
	var objects []rendered
	for _, document := range separator.Split(text, -1) {
		object := map[string]interface{}{}
		// Strict: a key that occurs twice is an error.
		if err := yaml.UnmarshalStrict([]byte(document), &object); err != nil {
			return nil, fmt.Errorf("YAML parse error on %s: %v\n%s", file, err, document)
		}
		if len(object) > 0 {
			objects = append(objects, rendered{Template: file, Object: object})
		}
	}
	return objects, nil
}

func functions(all *template.Template, asked request) template.FuncMap {
	functions := sprig.TxtFuncMap()
	// Helm's charts cannot read the environment.
	delete(functions, "env")
	delete(functions, "expandenv")
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		if err != nil {
			return ""
		}
		return strings.TrimSuffix(string(text), "\n")
	}
	functions["fromYaml"] = func(text string) map[string]interface{} {
		value := map[string]interface{}{}
		if err := yaml.Unmarshal([]byte(text), &value); err != nil {
			value["Error"] = err.Error()
		}
		return value
	}
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	functions["tpl"] = func(text string, data interface{}) (string, error) {
		one, err := all.Clone()
		if err != nil {
			return "", err
		}
		one, err = one.New("tpl").Parse(text)
		if err != nil {
			return "", err
		}
		var out bytes.Buffer
		err = one.Execute(&out, data)
		return strings.ReplaceAll(out.String(), "<no value>", ""), err
	}
	functions["required"] = func(warning string, value interface{}) (interface{}, error) {
		if text, isText := value.(string); value == nil || (isText && text == "") {
			return value, errors.New(warning)
		}
		return value, nil
	}
	functions["fail"] = func(message string) (string, error) { return "", errors.New(message) }
	functions["lookup"] = func(apiVersion, kind, namespace, name string) map[string]interface{} {
		if found, ok := asked.Cluster[strings.Join([]string{apiVersion, kind, namespace, name}, "/")]; ok {
			return found
		}
		return map[string]interface{}{}
	}
	return functions
}
