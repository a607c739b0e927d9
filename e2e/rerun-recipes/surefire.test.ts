import { existsSync } from "node:fs";
import { test } from "vitest";
import { whyMissing } from "./installed.ts";
import { checkRecipe } from "./rerun.ts";

/** Debian's packages maven, libsurefire-java, libmaven-{resources,compiler}-plugin-java and junit5 put what a build needs here. */
const repository = "/usr/share/maven-repo";
const plugins = { "maven-surefire-plugin": "2.22.3", "maven-compiler-plugin": "3.10.1", "maven-resources-plugin": "3.3.0" };

const missing =
  whyMissing("mvn", ["--version"]) ??
  (Object.entries(plugins).every(([name, version]) => existsSync(`${repository}/org/apache/maven/plugins/${name}/${version}`))
    ? undefined
    : `Debian's Maven plugins are not in ${repository}, so the recipe of Surefire is not run.`);

const fails = `if (System.getenv("FIXED") == null) fail("no");`;

test("Surefire runs exactly the methods that failed", async ({ skip }) => {
  skip(missing !== undefined, missing);
  await checkRecipe({
    runner: "JUnit with Maven Surefire",
    isSlow: true,
    env: { MAVEN_ARGS: "", LC_ALL: "C.UTF-8" },
    files: {
      ".mvn/maven.config": "-s\nsettings.xml\n-q\n",
      "settings.xml": `<settings><localRepository>/app/.m2</localRepository><mirrors>
        <mirror><id>debian</id><mirrorOf>*</mirrorOf><url>file://${repository}</url></mirror></mirrors></settings>`,
      "pom.xml": `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
        <groupId>com.shop</groupId><artifactId>shop</artifactId><version>1</version>
        <properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
        <dependencies><dependency><groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.9.2</version></dependency></dependencies>
        <build><plugins>${Object.entries(plugins)
          .map(([name, version]) => `<plugin><artifactId>${name}</artifactId><version>${version}</version></plugin>`)
          .join("")}</plugins></build></project>`,
      "src/test/java/com/shop/CartTest.java": `package com.shop;
        import static org.junit.jupiter.api.Assertions.*;
        import org.junit.jupiter.api.*;
        import org.junit.jupiter.params.ParameterizedTest;
        import org.junit.jupiter.params.provider.ValueSource;
        class CartTest {
          @Test void adds() { ${fails} }
          @Test void addsMore() {}
          @Test @DisplayName("a name: (with) [hard] $signs#x,y") void named() { ${fails} }
          @ParameterizedTest @ValueSource(strings = {"a b", "c,d"}) void eats(String value) { if (value.equals("a b")) { ${fails} } }
          @Nested class Removes { @Test void adds() {} @Test void one() { ${fails} } }
          @Test void $dollar() { ${fails} }
          @Test void größe() { ${fails} }
        }`,
      "src/test/java/com/shop/OtherTest.java": `package com.shop;
        import org.junit.jupiter.api.*;
        class OtherTest { @Test void adds() {} @Test void one() {} }`,
    },
    failing: [
      ...["adds", "named", "eats{String}[1]", "$dollar", "größe"].map((name) => `com.shop.CartTest › ${name}`),
      "com.shop.CartTest$Removes › one",
    ],
    alsoRun: ["com.shop.CartTest › eats{String}[2]"],
  });
});
